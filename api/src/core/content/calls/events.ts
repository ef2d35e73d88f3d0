import { PassThrough, type Readable } from 'node:stream';
import { AppError } from '@gm/shared/errors/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../platform/context.ts';
import { problemReplies } from '../../platform/http/problem-replies.ts';
import type { ContentContext } from '../context.ts';

/** Heartbeats let clients detect a dead connection. The interval is half the usual idle timeout of proxies. */
const HEARTBEAT_MS = 10_000;

/**
 * Server-sent events: the content version at once and after every change. Page caches depend on this: while the
 * connection is open and the version is unchanged, their entries are current.
 */
export const events: RoutePlugin<ContentContext> = async (app, { stand: state }) => {
  const open = new Set<PassThrough>();
  // Fastify waits for open streams before it closes.
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });

  app.get(
    '/api/cms/ereignisse',
    {
      // A HEAD request would open a stream that is never closed.
      exposeHeadRoute: false,
      schema: {
        tags: ['Inhalte'],
        summary: 'Strom der Inhaltsversionen (server-sent events)',
        response: {
          200: {
            description: 'Eine Zeile „data:“ mit der Version, sofort und nach jeder Änderung; alle 10 s ein Kommentar.',
            content: { 'text/event-stream': { schema: z.custom<Readable>() } },
          },
          ...problemReplies(404),
        },
      },
    },
    async ({ headers }, reply) => {
      // Streams to visitors would stay open indefinitely. The gateway blocks them; its forwarding headers identify any
      // that get through.
      if (headers['x-forwarded-for'] !== undefined || headers['x-forwarded-host'] !== undefined) {
        throw new AppError('nicht_gefunden', 'Unter dieser Adresse gibt es nichts.');
      }
      const stream = new PassThrough();
      const tell = (version: string) => void stream.write(`data: ${version}\n\n`);
      const stopTelling = state.onChange(tell);
      const heartbeat = setInterval(() => stream.write(':\n\n'), HEARTBEAT_MS);
      open.add(stream);
      stream.on('close', () => {
        clearInterval(heartbeat);
        stopTelling();
        open.delete(stream);
      });
      tell(state.version);
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(stream);
    },
  );
};
