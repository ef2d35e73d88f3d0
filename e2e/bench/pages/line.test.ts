import { connect, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Sender, SLOW_LINE, startLine, Way } from './line.ts';

const { roundTrip, down } = SLOW_LINE;

describe('slow start', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  /** Milliseconds until all bytes have arrived over a new connection, by the test's fake clock. */
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
  /** Transmission time of the bytes alone. */
  const carry = (bytes: number) => (bytes * 1000) / down;

  it('sends what fits into the first window without waiting for an acknowledgement', () => {
    expect(send(14_000)() / (roundTrip / 2 + carry(14_000))).toBeCloseTo(1, 1);
  });

  it('waits for the first acknowledgement after the first window, then keeps the connection busy', () => {
    const pause = roundTrip + carry(1460) - carry(14_600);
    expect(send(100_000)() / (roundTrip / 2 + pause + carry(100_000))).toBeCloseTo(1, 1);
  });

  it('doubles the window with every round trip at unlimited bandwidth', () => {
    // 14.6 kB, then 29.2, then 58.4: the third round trip carries the rest.
    const wide = () => new Way(roundTrip, Number.POSITIVE_INFINITY);
    expect(send(14_600, wide())() / roundTrip).toBeCloseTo(0.5, 1);
    expect(send(43_800, wide())() / roundTrip).toBeCloseTo(1.5, 1);
    expect(send(100_000, wide())() / roundTrip).toBeCloseTo(2.5, 1);
  });

  it('shares the bandwidth between connections', () => {
    const way = new Way(roundTrip, down);
    const first = send(14_000, way);
    const second = send(14_000, way);
    expect(second() / first()).toBeGreaterThan(1.4);
  });
});

describe('startLine', () => {
  it('transmits both directions completely, closes with the connection, and delays handshake and response by round trips', async () => {
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
      // Lower bound: the handshake, the request with its response, and the windows after the first.
      expect((performance.now() - start) / rates.roundTrip).toBeGreaterThan(2.9);
    } finally {
      line.stop();
      server.close();
    }
  });
});
