import type { FastifyInstance } from 'fastify';
import { hasBody } from './has-body.ts';

export interface BodyPace {
  /** Milliseconds that any body may take. */
  graceMs: number;
  /** Bytes per second that extend the limit. */
  minBytesPerSecond: number;
}

/**
 * Limits the pace of uploads instead of their duration: a picture over a bad connection takes minutes and must not be
 * lost, while an attacker who only holds connections open sends next to nothing. A body below the pace has its
 * connection closed.
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
