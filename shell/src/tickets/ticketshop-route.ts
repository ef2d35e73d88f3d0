import type { FastifyInstance, FastifyReply } from 'fastify';

const LIMIT_MS = 5000;
const MAX_BYTES = 2_000_000;

/** Where no shop is configured nothing has failed; the page hears of it by this event. */
const OHNE_SHOP = "dispatchEvent(new Event('gm:ticketshop-fehlt'));\n";

/** The shop's answer if it is what was asked for and of a sensible size; null for everything else, and when it is down. */
async function fetchFile(url: string, type: RegExp): Promise<string | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS), redirect: 'error' });
    const fits = answer.ok && type.test(answer.headers.get('content-type') ?? '');
    const body = fits ? await answer.text() : null;
    return body === null || body.length > MAX_BYTES ? null : body;
  } catch {
    return null;
  }
}

/**
 * Script and stylesheets of the ticket shop's widget under the site's own address. Nothing else of the shop passes: the
 * host is configured, the paths are these two, queries and cookies stay here.
 */
export function registerTicketshop(app: FastifyInstance, shop: string | undefined): void {
  async function pass(reply: FastifyReply, path: string, type: RegExp, name: string): Promise<FastifyReply> {
    const ohneShop = name === 'text/javascript' ? OHNE_SHOP : '';
    const body = shop ? await fetchFile(shop + path, type) : ohneShop;
    reply.type(`${name}; charset=utf-8`).header('cache-control', 'no-cache');
    return body === null ? reply.code(503).send('/* Der Ticketshop ist nicht erreichbar. */\n') : reply.send(body);
  }

  app.get('/pretix/widget/v1.de.js', (_request, reply) =>
    pass(reply, '/widget/v1.de.js', /javascript/, 'text/javascript'),
  );
  app.get<{ Params: { org: string; event: string } }>(
    '/pretix/:org(^[\\w-]{1,100}$)/:event(^[\\w-]{1,100}$)/widget/v1.css',
    ({ params: { org, event } }, reply) => pass(reply, `/${org}/${event}/widget/v1.css`, /^text\/css/, 'text/css'),
  );
}
