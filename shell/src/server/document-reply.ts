import type { FastifyReply, FastifyRequest } from 'fastify';
import { colourDocument, readFarbe } from '../darstellung/farbwahl.ts';
import { EDGE_TAG, type Edge } from '../edge/edge.ts';
import type { Registry } from '../registry/registry.ts';
import { CachedPage } from './html-cache.ts';
import { LruMap } from './lru-map.ts';
import type { PagePolicy } from './page-policy.ts';
import type { DocumentAnswer, PageService } from './page-service.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { sendCompressed } from './send-compressed.ts';
import { decodePath } from './site-path.ts';
import { readVariant, STYLES_HEADER } from './variant.ts';

export interface DocumentReplies {
  send(request: FastifyRequest, reply: FastifyReply, answer: DocumentAnswer): Promise<FastifyReply>;
  /** The error page of `status`, whatever the address was. */
  sendError(request: FastifyRequest, reply: FastifyReply, status: number): Promise<FastifyReply>;
}

/** Documents in colours that somebody chose, kept compressed; pages themselves are the same for all. */
const COLOURED_KEPT = 100;
const RETRY_AFTER_S = '30';
/** Limits of the api are counted by the minute. */
const RETRY_AFTER_MANY_S = '60';

/** The path that was asked for, as an error page names it: decoded if it can be. */
function nameAddress({ raw }: FastifyRequest): string {
  const target = raw.url ?? '/';
  const path = decodePath(target);
  return typeof path === 'string' ? path : (target.split('?', 1)[0] ?? '');
}

/** Days that the edge may go on with a page while nobody answers. */
const EDGE_STALE_S = 7 * 24 * 60 * 60;

/**
 * What is kept in front of the site is handed out while it is fetched anew, and as long as nobody answers. Browsers are told
 * otherwise there (docs/betrieb/edge.vcl): they ask each time.
 */
function shareWithEdge(reply: FastifyReply, seconds: number): void {
  reply
    .header(
      'cache-control',
      `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=1, stale-if-error=${EDGE_STALE_S}`,
    )
    .header('xkey', EDGE_TAG);
}

/**
 * @param secure whether the site is served over https
 * @param connect origins scripts may talk to besides this one
 * @param styles name of the shell's stylesheets (variant.ts)
 */
export function createDocumentReplies(
  pages: PageService,
  secure: boolean,
  connect: readonly string[] = [],
  styles = '',
  registry: Pick<Registry, 'canary'> = { canary: null },
  edge: Pick<Edge, 'isThere'> = { isThere: false },
): DocumentReplies {
  const coloured = new LruMap<CachedPage>(COLOURED_KEPT);
  /** Written once for a page, not for each of its visitors. */
  const policies = new WeakMap<PagePolicy, string>();

  function writePolicy(policy: PagePolicy): string {
    const text = policies.get(policy) ?? contentSecurityPolicy(secure, connect, policy);
    policies.set(policy, text);
    return text;
  }

  /** The page in the colours that its visitor chose, from the first paint on and without a script. */
  async function colour(page: CachedPage, cookies: string | undefined, isPrivate: boolean): Promise<CachedPage> {
    const farbe = readFarbe(cookies);
    if (!farbe) return page;
    const name = `${farbe} ${page.etag}`;
    const known = coloured.get(name);
    if (known) return known;
    const html = colourDocument((await page.body('identity')).toString(), farbe);
    const made = new CachedPage(page.status, html, page.stamp, page.policy, page.remotes);
    if (!isPrivate) coloured.set(name, made);
    return made;
  }

  async function send(request: FastifyRequest, reply: FastifyReply, answer: DocumentAnswer): Promise<FastifyReply> {
    // Browsers keep a 301 for good: a page that took its former address back would lead to itself in a circle.
    if (answer.kind === 'redirect')
      return reply.header('cache-control', 'no-cache').redirect(answer.href, answer.status);
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', writePolicy(answer.page.policy))
      .header('vary', `accept-encoding, cookie, ${STYLES_HEADER}`)
      .header('cache-control', answer.noStore ? 'no-store' : 'no-cache');
    if (answer.cookies) reply.header('set-cookie', answer.cookies);
    // Of a page that is for all an opener learns nothing, and browsers throw a process away for this (decision 044).
    if (answer.sharedFor !== undefined && !answer.noStore && !answer.cookies)
      reply.removeHeader('cross-origin-opener-policy');
    // What sets a cookie is for one visitor.
    if (edge.isThere && answer.sharedFor !== undefined && !answer.noStore && !reply.hasHeader('set-cookie'))
      shareWithEdge(reply, answer.sharedFor);
    const page = await colour(answer.page, request.headers.cookie, answer.noStore === true);
    if (answer.page.policy.eingerahmt) reply.header('x-frame-options', 'SAMEORIGIN');
    if (page.status >= 500) reply.header('retry-after', RETRY_AFTER_S);
    if (page.status === 429) reply.header('retry-after', RETRY_AFTER_MANY_S);
    if (page.status === 200) {
      reply.header('etag', page.etag);
      if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    }
    return sendCompressed(request, reply, page);
  }

  return {
    send,
    sendError: async (request, reply, status) =>
      send(
        request,
        reply,
        await pages.errorDocument(nameAddress(request), status, readVariant(request, styles, registry.canary)),
      ),
  };
}
