import { connect, createServer, type Socket } from 'node:net';

/** Network conditions, in milliseconds and bytes per second. */
export interface LineRates {
  roundTrip: number;
  down: number;
  up: number;
}

/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip: an old phone with poor reception. */
export const SLOW_LINE: LineRates = { roundTrip: 150, down: 200_000, up: 93_750 };

const SEGMENT = 1460;
const FIRST_WINDOW = 10 * SEGMENT;
/** Buffer of a router on the way; without loss nothing else would limit the window. */
const LAST_WINDOW = 64_000;
/** Read-ahead buffer per connection. */
const WAITING = 64_000;

/** One direction of the link, shared by all connections: segments are sent one after the other. */
export class Way {
  #free = 0;

  constructor(
    readonly roundTrip: number,
    private readonly rate: number,
  ) {}

  /** Arrival time of the last of `bytes` that are sent now. */
  arrive(bytes: number): number {
    this.#free = Math.max(this.#free, performance.now()) + (bytes * 1000) / this.rate;
    return this.#free + this.roundTrip / 2;
  }
}

/** One direction of a connection: at most one window is in flight, and every acknowledged segment increases it. */
export class Sender {
  #waiting: Buffer[] = [];
  /** In order of arrival, which timers do not guarantee within a millisecond. */
  #travelling: Buffer[] = [];
  #window = FIRST_WINDOW;
  #onTheWay = 0;
  bytesWaiting = 0;

  constructor(
    private readonly way: Way,
    private readonly onArrived: (data: Buffer) => void,
  ) {}

  send(data: Buffer): void {
    for (let at = 0; at < data.length; at += SEGMENT) this.#waiting.push(data.subarray(at, at + SEGMENT));
    this.bytesWaiting += data.length;
    this.#pump();
  }

  get isEmpty(): boolean {
    return this.bytesWaiting === 0 && this.#onTheWay === 0;
  }

  #pump(): void {
    while (this.#onTheWay < this.#window) {
      const segment = this.#waiting.shift();
      if (!segment) return;
      this.bytesWaiting -= segment.length;
      this.#onTheWay += segment.length;
      this.#travelling.push(segment);
      const arrival = this.way.arrive(segment.length);
      setTimeout(() => this.#deliver(), arrival - performance.now());
      setTimeout(() => this.#acknowledge(segment.length), arrival + this.way.roundTrip / 2 - performance.now());
    }
  }

  #deliver(): void {
    const segment = this.#travelling.shift();
    if (segment) this.onArrived(segment);
  }

  #acknowledge(bytes: number): void {
    this.#onTheWay -= bytes;
    this.#window = Math.min(LAST_WINDOW, this.#window + bytes);
    this.#pump();
  }
}

function carry(from: Socket, to: Socket, way: Way, delay: number): void {
  const sender = new Sender(way, (data) => {
    to.write(data);
    if (sender.bytesWaiting < WAITING) from.resume();
  });
  from.on('data', (data: Buffer) => {
    if (sender.bytesWaiting + data.length >= WAITING) from.pause();
    sender.send(data);
  });
  from.on('end', () => {
    const leave = () => (sender.isEmpty ? to.end() : void setTimeout(leave, way.roundTrip));
    leave();
  });
  // No data before the handshake is complete.
  from.pause();
  setTimeout(() => from.resume(), delay);
}

/**
 * A simulated slow link in front of a local server, with TCP's behaviour: a handshake of one round trip per connection,
 * slow start from ten segments, one bandwidth shared by all connections. Chromium's own throttling simulates neither.
 */
export async function startLine(target: number, rates: LineRates): Promise<{ port: number; stop(): void }> {
  const down = new Way(rates.roundTrip, rates.down);
  const up = new Way(rates.roundTrip, rates.up);
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    const origin = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
    for (const [socket, other] of [
      [client, origin],
      [origin, client],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => open.delete(socket));
    }
    carry(client, origin, up, rates.roundTrip);
    carry(origin, client, down, 0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    stop() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
