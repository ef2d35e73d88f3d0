import type { FastifyInstance } from 'fastify';

const DRAIN_LIMIT_BYTES = 64 * 1024 * 1024;
const DRAIN_LIMIT_MS = 5000;

/**
 * A body that is too large is refused before it has arrived, and Node then closes the connection on a client that is
 * still sending: the client sees a broken line instead of the 413. So the rest is read and thrown away first, within limits.
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
