import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';

const LIMIT_MS = 5000;
const MAX_BYTES = 2_000_000;

/** In place of the script while there is none: the page hears of it by this event, and browsers have nothing to complain of. */
const OHNE_SHOP = "dispatchEvent(new Event('gm:ticketshop-fehlt'));\n";

const nameSchema = z.string().regex(/^[\w-]{1,100}$/);

/** The shop's answer. Rejects when the shop is down or says something else than was asked for, or far too much of it. */
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
 * Script and stylesheets of the ticket shop's widget under the site's own address. Nothing else of the shop passes: the
 * host is configured, the paths are these two, queries and cookies stay here.
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
    (_request, reply) => send(reply, '/widget/v1.de.js', 'javascript', OHNE_SHOP),
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
    ({ params: { veranstalter, kategorie } }, reply) =>
      send(reply, `/${veranstalter}/${kategorie}/widget/v1.css`, 'css', ''),
  );
};
