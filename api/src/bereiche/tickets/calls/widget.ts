import { AppError } from '@gm/shared/fehler/app-error';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { RoutePlugin } from '../../../kern/bereich.ts';
import { problemReplies } from '../../../kern/server/problem-replies.ts';

const LIMIT_MS = 5000;
const MAX_BYTES = 2_000_000;

/** Where no shop is configured nothing has failed; the page hears of it by this event. */
const OHNE_SHOP = "dispatchEvent(new Event('gm:ticketshop-fehlt'));\n";

const nameSchema = z.string().regex(/^[\w-]{1,100}$/);

/** The shop's answer, if it is what was asked for and of a sensible size. */
async function fetchFile(url: string, type: string): Promise<string> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS), redirect: 'error' });
    const given = answer.headers.get('content-type') ?? '';
    if (!answer.ok || !given.includes(type)) throw new Error(`${answer.status} ${given}`);
    const body = await answer.text();
    if (body.length > MAX_BYTES) throw new Error(`${body.length} characters`);
    return body;
  } catch (cause) {
    throw new AppError('gegenstelle_fehlt', 'Der Ticketshop ist nicht erreichbar.', { cause });
  }
}

const describeFile = (type: string) => ({
  produces: [type],
  response: { 200: { description: 'Datei des Widgets', content: { [type]: { schema: z.string() } } } },
});

/**
 * Script and stylesheets of the ticket shop's widget under the site's own address. Nothing else of the shop passes: the
 * host is configured, the paths are these two, queries and cookies stay here.
 */
export const widget: RoutePlugin = async (app, { config }) => {
  const shop = config.TICKETSHOP_URL?.replace(/\/$/, '');
  const send = (reply: FastifyReply, type: string, body: string) =>
    reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(body);

  const script = describeFile('text/javascript');
  app.get(
    '/api/tickets/widget/v1.de.js',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Skript des Ticketshops',
        produces: script.produces,
        response: { ...script.response, ...problemReplies(502) },
      },
    },
    async (_request, reply) =>
      send(reply, 'text/javascript', shop ? await fetchFile(`${shop}/widget/v1.de.js`, 'javascript') : OHNE_SHOP),
  );

  const style = describeFile('text/css');
  app.get(
    '/api/tickets/widget/:veranstalter/:kategorie/v1.css',
    {
      schema: {
        tags: ['Inhalte'],
        summary: 'Stylesheet des Ticketshops',
        params: z.object({ veranstalter: nameSchema, kategorie: nameSchema }),
        produces: style.produces,
        response: { ...style.response, ...problemReplies(404, 502) },
      },
    },
    async ({ params: { veranstalter, kategorie } }, reply) =>
      send(
        reply,
        'text/css',
        shop ? await fetchFile(`${shop}/${veranstalter}/${kategorie}/widget/v1.css`, 'text/css') : '',
      ),
  );
};
