import { Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Long enough for a request that is on its way on a connection just taken. */
const LAST_WORDS_MS = 100;

/** Knows the connections on which no request is being answered; `hangUp` ends them, and the others when they fall idle. */
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
 * Ends connections without cutting a request off. While `drain` is active, replies tell kept connections to end. At the
 * close no connection is taken any more, those just taken may still speak, and the silent ones are hung up: Node's own
 * close cuts a connection whose request has not arrived yet, and waits half a minute for one that never sends any.
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
