import type { FastifyInstance } from 'fastify';

const DRAIN_LIMIT_BYTES = 64 * 1024 * 1024;
const DRAIN_LIMIT_MS = 5000;

/**
 * An oversized body is refused before it has arrived completely. Node then closes the connection, and a client that is
 * still sending sees a broken connection instead of the 413. Reading and discarding the rest, within limits, prevents
 * this.
 */
export function drainRefusedBodies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode !== 413 || request.raw.readableEnded) return;
    await new Promise<void>((resolve) => {
      let bytes = 0;
      const timer = setTimeout(resolve, DRAIN_LIMIT_MS);
      request.raw
        .on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > DRAIN_LIMIT_BYTES) resolve();
        })
        .once('end', resolve)
        .once('close', resolve)
        .resume();
      request.raw.once('close', () => clearTimeout(timer));
    });
  });
}
