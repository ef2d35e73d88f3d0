import type { FastifyInstance } from 'fastify';
import { nameRequest } from '../../http/api/request-context.ts';

const LIMIT_MS = 5000;

/**
 * Feeds and calendars of the content system at the address of their section: `/{section}/feed.xml` is
 * `/api/cms/{section}/feed.xml`. Only the content system knows which sections have one.
 */
export function registerFeeds(app: FastifyInstance, apiUrl: string): void {
  app.get<{ Params: { section: string; file: string } }>(
    '/:section(^[\\w-]+$)/:file(^(feed\\.xml|kalender\\.ics)$)',
    async (request, reply) => {
      const { section, file } = request.params;
      const query = /\?.*/s.exec(request.url)?.[0] ?? '';
      const known = request.headers['if-none-match'];
      const answer = await fetch(`${apiUrl}/api/cms/${section}/${file}${query}`, {
        headers: { 'x-forwarded-for': request.ip, ...nameRequest(), ...(known ? { 'if-none-match': known } : {}) },
        signal: AbortSignal.timeout(LIMIT_MS),
      }).catch((cause: unknown) => {
        throw Object.assign(new Error('No answer to the request for a feed', { cause }), { statusCode: 503 });
      });
      const body = await answer.text();
      if (answer.status >= 500) throw Object.assign(new Error(`Feed answered ${answer.status}`), { statusCode: 503 });
      const isFeed = answer.status === 304 || /xml|calendar/.test(answer.headers.get('content-type') ?? '');
      if (answer.status >= 400 || !isFeed) return reply.callNotFound();
      for (const name of ['etag', 'content-type', 'cache-control']) {
        const value = answer.headers.get(name);
        if (value) reply.header(name, value);
      }
      return reply.code(answer.status).send(answer.status === 304 ? undefined : body);
    },
  );
}
