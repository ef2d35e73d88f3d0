import { connect, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Sender, SLOW_LINE, startLine, Way } from './line.ts';

const { roundTrip, down } = SLOW_LINE;

describe('slow start', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  /** Milliseconds until everything has arrived over a new connection, by the clock of the test. */
  function send(bytes: number, way = new Way(roundTrip, down)): () => number {
    const start = performance.now();
    let arrived = 0;
    let end = Number.NaN;
    const sender = new Sender(way, (data) => {
      arrived += data.length;
      if (arrived === bytes) end = performance.now() - start;
    });
    sender.send(Buffer.alloc(bytes));
    return () => {
      vi.runAllTimers();
      return end;
    };
  }
  /** What the line needs for the bytes alone. */
  const carry = (bytes: number) => (bytes * 1000) / down;

  it('sends what fits into the first window without waiting for an answer', () => {
    expect(send(14_000)() / (roundTrip / 2 + carry(14_000))).toBeCloseTo(1, 1);
  });

  it('waits for the first answer after the first window, and then keeps the line full', () => {
    const pause = roundTrip + carry(1460) - carry(14_600);
    expect(send(100_000)() / (roundTrip / 2 + pause + carry(100_000))).toBeCloseTo(1, 1);
  });

  it('doubles the window with every round trip where the line is wide', () => {
    // 14.6 kB, then 29.2, then 58.4: the third trip carries the last.
    const wide = () => new Way(roundTrip, Number.POSITIVE_INFINITY);
    expect(send(14_600, wide())() / roundTrip).toBeCloseTo(0.5, 1);
    expect(send(43_800, wide())() / roundTrip).toBeCloseTo(1.5, 1);
    expect(send(100_000, wide())() / roundTrip).toBeCloseTo(2.5, 1);
  });

  it('shares the line between connections', () => {
    const way = new Way(roundTrip, down);
    const first = send(14_000, way);
    const second = send(14_000, way);
    expect(second() / first()).toBeGreaterThan(1.4);
  });
});

describe('startLine', () => {
  it('carries both ways whole, ends with the connection, and takes the round trips of handshake and answer', async () => {
    const answer = Buffer.alloc(50_000, 'abcdefg');
    const server = createServer((socket) => socket.once('data', () => socket.end(answer)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const rates = { roundTrip: 100, down: Number.POSITIVE_INFINITY, up: Number.POSITIVE_INFINITY };
    const line = await startLine(port, rates);
    try {
      const start = performance.now();
      const received = await new Promise<Buffer>((resolve, reject) => {
        const parts: Buffer[] = [];
        connect(line.port, '127.0.0.1')
          .on('data', (part) => parts.push(part))
          .on('end', () => resolve(Buffer.concat(parts)))
          .on('error', reject)
          .write('?');
      });
      expect(received.equals(answer)).toBe(true);
      // Never faster: the handshake, the request with its answer, and the windows after the first.
      expect((performance.now() - start) / rates.roundTrip).toBeGreaterThan(2.9);
    } finally {
      line.stop();
      server.close();
    }
  });
});
