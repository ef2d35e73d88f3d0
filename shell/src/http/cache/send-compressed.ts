import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CachedPage, chooseEncoding } from './html-cache.ts';

/** Sends a cached body in the best encoding that the client accepts. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).send(await page.body(encoding));
}
