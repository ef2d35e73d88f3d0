import { Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Time for a request in transit on a connection accepted just before. */
const LAST_WORDS_MS = 100;

/** Tracks idle connections; `hangUp` closes them, and the others when they become idle. */
function watchIdle(app: FastifyInstance): { hangUp(): void } {
  const idle = new Set<Socket>();
  let isOver = false;
  app.server.on('connection', (socket) => {
    idle.add(socket);
    socket.once('close', () => idle.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    idle.delete(socket);
    response.once('close', () => {
      if (isOver) socket.end();
      else if (!socket.destroyed) idle.add(socket);
    });
  });
  return {
    hangUp() {
      isOver = true;
      for (const socket of idle) socket.destroy();
    },
  };
}

/**
 * Graceful shutdown. While `drain` is active, replies carry `Connection: close`. On close no connections are accepted,
 * recently accepted ones may still send a request, and idle ones are closed. Node's own close cuts a connection whose
 * request is in transit, and waits half a minute for one that never sends any.
 */
export function installDrain(app: FastifyInstance, drain: { active: boolean }): void {
  const { hangUp } = watchIdle(app);
  app.addHook('onRequest', async (_request, reply) => {
    if (drain.active) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    Server.prototype.close.call(app.server);
    await wait(LAST_WORDS_MS);
    hangUp();
  });
}
