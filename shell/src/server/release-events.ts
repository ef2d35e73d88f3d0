import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Development only: notifies open pages of every new generation of releases. Returns the function that announces one.
 */
export function registerReleaseEvents(app: FastifyInstance): (generation: number) => void {
  const listeners = new Set<ServerResponse>();
  app.get('/_shell/release-events', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(': open\n\n');
    listeners.add(reply.raw);
    request.raw.on('close', () => listeners.delete(reply.raw));
  });
  app.addHook('preClose', async () => {
    for (const listener of listeners) listener.end();
  });
  return (generation) => {
    for (const listener of listeners) listener.write(`event: generation\ndata: ${generation}\n\n`);
  };
}
