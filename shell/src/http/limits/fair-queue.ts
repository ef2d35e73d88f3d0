interface FairQueueOptions {
  /** Requests served at a time, per client and in total. */
  perClient: number;
  total?: number;
  /** Further requests of a client that may wait. */
  waiting: number;
}

interface Client {
  served: number;
  waiting: (() => void)[];
}

/** A place in a lane: `ready` resolves when it is served; `leave` ends the service or the waiting. */
export interface Turn {
  ready: Promise<void>;
  leave(): void;
}

/** Serves clients in parallel, each with its own share: a client with many requests delays itself, not others. */
export class FairQueue {
  readonly #clients = new Map<string, Client>();
  #served = 0;
  #waiting = 0;

  constructor(private readonly options: FairQueueOptions) {}

  /** Null when too many requests of the client wait already. */
  enter(name: string): Turn | null {
    const client = this.#clients.get(name) ?? { served: 0, waiting: [] };
    if (client.waiting.length >= this.options.waiting && !this.#isFree(client)) return null;
    this.#clients.set(name, client);
    let start = () => {};
    const ready = new Promise<void>((resolve) => {
      start = resolve;
    });
    client.waiting.push(start);
    this.#waiting += 1;
    this.#serve();
    return { ready, leave: () => this.#leave(name, client, start) };
  }

  #isFree({ served }: Client): boolean {
    return served < this.options.perClient && this.#served < (this.options.total ?? Number.POSITIVE_INFINITY);
  }

  /** One request of each client in turn, while there are places. */
  #serve(): void {
    for (let served = true; served && this.#waiting > 0; ) {
      served = false;
      for (const client of this.#clients.values()) {
        if (client.waiting.length === 0 || !this.#isFree(client)) continue;
        client.served += 1;
        this.#served += 1;
        this.#waiting -= 1;
        client.waiting.shift()?.();
        served = true;
      }
    }
  }

  #leave(name: string, client: Client, start: () => void): void {
    const place = client.waiting.indexOf(start);
    if (place >= 0) {
      client.waiting.splice(place, 1);
      this.#waiting -= 1;
    } else {
      client.served -= 1;
      this.#served -= 1;
    }
    // The client moves to the end of the queue.
    this.#clients.delete(name);
    if (client.served > 0 || client.waiting.length > 0) this.#clients.set(name, client);
    this.#serve();
  }
}
