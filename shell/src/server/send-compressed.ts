import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CachedPage, chooseEncoding } from './html-cache.ts';

/** Sends what is kept in the best encoding that its visitor takes. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).send(await page.body(encoding));
}
