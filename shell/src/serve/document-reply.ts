import type { FastifyReply, FastifyRequest } from 'fastify';
import { colourDocument, readColour } from '../base/colour-choice.ts';
import { CachedPage, createPageMap } from '../http/cache/html-cache.ts';
import { sendCompressed } from '../http/cache/send-compressed.ts';
import { EDGE_TAG, type Edge } from '../http/edge/edge.ts';
import { contentSecurityPolicy } from '../http/policy/security-headers.ts';
import { decodePath } from '../http/site-path.ts';
import type { PagePolicy } from '../registry/page-policy.ts';
import type { Registry } from '../registry/registry.ts';
import type { DocumentAnswer, PageService } from './page-service.ts';
import { readVariant, STYLES_HEADER } from './variant.ts';

export interface DocumentReplies {
  send(request: FastifyRequest, reply: FastifyReply, answer: DocumentAnswer): Promise<FastifyReply>;
  /** The error page for `status`, whatever the address was. */
  sendError(request: FastifyRequest, reply: FastifyReply, status: number): Promise<FastifyReply>;
}

/** Compressed documents in a chosen colour scheme; pages themselves are the same for all. */
const COLOURED_KEPT = 100;
const RETRY_AFTER_S = '30';
/** Limits of the api are per minute. */
const RETRY_AFTER_MANY_S = '60';

/** The requested path as an error page shows it: decoded if possible. */
function nameAddress({ raw }: FastifyRequest): string {
  const target = raw.url ?? '/';
  const path = decodePath(target);
  return typeof path === 'string' ? path : (target.split('?', 1)[0] ?? '');
}

/** Time for which the CDN may serve a stale page while the site is down. */
const EDGE_STALE_S = 7 * 24 * 60 * 60;

/**
 * CDNs serve stale pages while revalidating, and while the site is down. They send other headers to browsers
 * (docs/operations/edge.vcl), which revalidate each time.
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
 * @param connect further origins that scripts may connect to
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
  const coloured = createPageMap(COLOURED_KEPT);
  /** Built once per page, not per visitor. */
  const policies = new WeakMap<PagePolicy, string>();

  function writePolicy(policy: PagePolicy): string {
    const text = policies.get(policy) ?? contentSecurityPolicy(secure, connect, policy);
    policies.set(policy, text);
    return text;
  }

  /** The page in the visitor's colours, from the first paint on and without a script. */
  async function colour(page: CachedPage, cookies: string | undefined, isPrivate: boolean): Promise<CachedPage> {
    const colour = readColour(cookies);
    if (!colour) return page;
    const name = `${colour} ${page.etag}`;
    const known = coloured.get(name);
    if (known) return known;
    const html = colourDocument((await page.body('identity')).toString(), colour);
    const made = new CachedPage(page.status, html, page.stamp, page.policy, page.remotes);
    if (!isPrivate) coloured.set(name, made);
    return made;
  }

  async function send(request: FastifyRequest, reply: FastifyReply, answer: DocumentAnswer): Promise<FastifyReply> {
    // Browsers cache a 301 forever: a page that returns to its former address would redirect to itself in a loop.
    if (answer.kind === 'redirect')
      return reply.header('cache-control', 'no-cache').redirect(answer.href, answer.status);
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', writePolicy(answer.page.policy))
      .header('vary', `accept-encoding, cookie, ${STYLES_HEADER}`)
      .header('cache-control', answer.noStore ? 'no-store' : 'no-cache');
    if (answer.cookies) reply.header('set-cookie', answer.cookies);
    // An opener learns nothing from a public page, and COOP makes browsers start another process (decision 043).
    if (answer.sharedFor !== undefined && !answer.noStore && !answer.cookies)
      reply.removeHeader('cross-origin-opener-policy');
    // A response with a cookie is for one visitor.
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
