import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { RoutePlugin } from '../../../core/composition/area.ts';
import { problemReplies } from '../../../core/platform/http/problem-replies.ts';

const LIMIT_MS = 5000;
const MAX_BYTES = 2_000_000;

/** Replaces the script on failure: notifies the page by an event and avoids a browser error. */
const WITHOUT_SHOP = "dispatchEvent(new Event('gm:ticketshop-fehlt'));\n";

const nameSchema = z.string().regex(/^[\w-]{1,100}$/);

/** Fetches a file of the shop. Rejects if the shop is down, or the response has another type or is too large. */
async function fetchFile(url: string, type: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS), redirect: 'error' });
  const given = answer.headers.get('content-type') ?? '';
  if (!answer.ok || !given.includes(type)) throw new Error(`${url} answered ${answer.status} ${given}`);
  const body = await answer.text();
  if (body.length > MAX_BYTES) throw new Error(`${url} answered ${body.length} characters`);
  return body;
}

const describeFile = (type: string) => ({
  produces: [type],
  response: {
    200: { description: 'Datei des Widgets', content: { [type]: { schema: z.string() } } },
    ...problemReplies(404),
  },
});

/**
 * Proxies script and stylesheets of the ticket shop's widget on the site's own origin. Only these two paths of the
 * configured host are proxied, and neither queries nor cookies are forwarded.
 */
export const widget: RoutePlugin = async (app, { config }) => {
  const shop = config.TICKETSHOP_URL?.replace(/\/$/, '');
  async function send(reply: FastifyReply, path: string, type: 'javascript' | 'css', withoutShop: string) {
    const fetched = shop ? fetchFile(shop + path, type) : Promise.resolve(withoutShop);
    const body = await fetched.catch((err: unknown) => {
      app.log.warn({ err }, 'the ticket shop did not answer');
      return withoutShop;
    });
    return reply.type(`text/${type}; charset=utf-8`).header('cache-control', 'no-cache').send(body);
  }

  app.get(
    '/api/tickets/widget/v1.de.js',
    { schema: { tags: ['Inhalte'], summary: 'Skript des Ticketshops', ...describeFile('text/javascript') } },
    (_request, reply) => send(reply, '/widget/v1.de.js', 'javascript', WITHOUT_SHOP),
  );

  app.get(
    '/api/tickets/widget/:veranstalter/:kategorie/v1.css',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Stylesheet des Ticketshops',
        params: z.object({ veranstalter: nameSchema, kategorie: nameSchema }),
        ...describeFile('text/css'),
      },
    },
    ({ params: { veranstalter: organiser, kategorie: category } }, reply) =>
      send(reply, `/${organiser}/${category}/widget/v1.css`, 'css', ''),
  );
};
