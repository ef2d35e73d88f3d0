import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from '../registry/registry.ts';
import { chooseEncoding } from './html-cache.ts';
import type { DocumentAnswer, PageService } from './page-service.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { decodePath } from './site-path.ts';
import { readVariant, STYLES_HEADER } from './variant.ts';

export interface DocumentReplies {
  send(request: FastifyRequest, reply: FastifyReply, answer: DocumentAnswer): Promise<FastifyReply>;
  /** The error page of `status`, whatever the address was. */
  sendError(request: FastifyRequest, reply: FastifyReply, status: number): Promise<FastifyReply>;
}

const RETRY_AFTER_S = '30';
/** Limits of the api are counted by the minute. */
const RETRY_AFTER_MANY_S = '60';

/** The path that was asked for, as an error page names it: decoded if it can be. */
function nameAddress({ raw }: FastifyRequest): string {
  const target = raw.url ?? '/';
  const path = decodePath(target);
  return typeof path === 'string' ? path : (target.split('?', 1)[0] ?? '');
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
): DocumentReplies {
  async function send(request: FastifyRequest, reply: FastifyReply, answer: DocumentAnswer): Promise<FastifyReply> {
    if (answer.kind === 'redirect') return reply.redirect(answer.href, answer.status);
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentSecurityPolicy(secure, connect, answer.page.policy))
      .header('vary', `accept-encoding, cookie, ${STYLES_HEADER}`)
      .header('cache-control', answer.noStore ? 'no-store' : 'no-cache');
    if (answer.cookies) reply.header('set-cookie', answer.cookies);
    const { page } = answer;
    if (page.policy.eingerahmt) reply.header('x-frame-options', 'SAMEORIGIN');
    if (page.status >= 500) reply.header('retry-after', RETRY_AFTER_S);
    if (page.status === 429) reply.header('retry-after', RETRY_AFTER_MANY_S);
    if (page.status === 200) {
      reply.header('etag', page.etag);
      if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    }
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.code(page.status).send(await page.body(encoding));
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
