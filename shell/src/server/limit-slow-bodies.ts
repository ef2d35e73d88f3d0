import type { FastifyInstance } from 'fastify';
import { hasBody } from './has-body.ts';

export interface BodyPace {
  /** Milliseconds any body may take. */
  graceMs: number;
  /** Bytes a second that buy more time. */
  minBytesPerSecond: number;
}

/**
 * A picture over a bad line takes minutes, and nobody should lose it to a clock; whoever only holds connections open
 * sends next to nothing. So what counts is the pace: a body that falls behind it has its connection cut.
 */
export function limitSlowBodies(app: FastifyInstance, { graceMs, minBytesPerSecond }: BodyPace): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (!hasBody(raw)) return done();
    const start = performance.now();
    const before = raw.socket.bytesRead;
    const check = () => {
      if (raw.complete || raw.destroyed) return;
      const allowed = graceMs + ((raw.socket.bytesRead - before) / minBytesPerSecond) * 1000;
      const left = start + allowed - performance.now();
      if (left <= 0) raw.destroy(new Error('Body too slow'));
      else timer = setTimeout(check, Math.max(left, 1));
    };
    let timer = setTimeout(check, graceMs);
    raw.once('close', () => clearTimeout(timer));
    done();
  });
}
