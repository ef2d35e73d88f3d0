interface LaneOptions {
  /** Served at a time of one client, and of all together. */
  perClient: number;
  total?: number;
  /** Of one client, how many more may wait. */
  waiting: number;
}

interface Client {
  served: number;
  waiting: (() => void)[];
}

/** A place in a lane: `ready` when it is served; `leave` ends that, or the waiting. */
export interface Turn {
  ready: Promise<void>;
  leave(): void;
}

/** Serves clients side by side, each with a share of its own: who asks for much waits for itself, not for others. */
export class Lane {
  readonly #clients = new Map<string, Client>();
  #served = 0;
  #waiting = 0;

  constructor(private readonly options: LaneOptions) {}

  /** Null when too many of the client wait already. */
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

  /** One of each client in turn, as long as there are places. */
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
    // Whoever comes next with the same name is the last in turn.
    this.#clients.delete(name);
    if (client.served > 0 || client.waiting.length > 0) this.#clients.set(name, client);
    this.#serve();
  }
}
