import { PassThrough, type Readable } from 'node:stream';
import { AppError } from '@gm/shared/fehler/app-error';
import { z } from 'zod';
import type { RoutePlugin } from '../../bereich.ts';
import { problemReplies } from '../../server/problem-replies.ts';

/** A silent line is a dead line; half of what proxies usually allow is plenty. */
const HEARTBEAT_MS = 10_000;

/**
 * Server-sent events: the content version at once and after every change. Page caches live on it: as long as the line
 * stands and the version is the same, nothing they hold is old.
 */
export const ereignisse: RoutePlugin = async (app, { stand }) => {
  const open = new Set<PassThrough>();
  // An open stream would keep the server from closing for ever.
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });

  app.get(
    '/api/cms/ereignisse',
    {
      // A HEAD would open a stream nobody closes.
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
      // Every visitor's line would stay open for ever. The gateway lets none through, and names whom the others are from.
      if (headers['x-forwarded-for'] !== undefined || headers['x-forwarded-host'] !== undefined) {
        throw new AppError('nicht_gefunden', 'Unter dieser Adresse gibt es nichts.');
      }
      const stream = new PassThrough();
      const tell = (version: string) => void stream.write(`data: ${version}\n\n`);
      const stopTelling = stand.onChange(tell);
      const heartbeat = setInterval(() => stream.write(':\n\n'), HEARTBEAT_MS);
      open.add(stream);
      stream.on('close', () => {
        clearInterval(heartbeat);
        stopTelling();
        open.delete(stream);
      });
      tell(stand.version);
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(stream);
    },
  );
};
