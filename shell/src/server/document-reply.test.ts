import Fastify from 'fastify';
import { beforeEach, expect, it, vi } from 'vitest';
import { createDocumentReplies } from './document-reply.ts';
import { CachedPage } from './html-cache.ts';
import type { PageService } from './page-service.ts';

const errorDocument = vi.fn<PageService['errorDocument']>(async (_pfad, status) => ({
  kind: 'page',
  page: new CachedPage(status, '<h1>Fehler</h1>', ''),
  nonce: 'bm9uY2U=',
  cached: false,
}));
const app = Fastify();
const replies = createDocumentReplies({ errorDocument } as unknown as PageService, false);
app.get<{ Querystring: { status: string } }>('/*', (request, reply) =>
  replies.sendError(request, reply, Number(request.query.status)),
);
beforeEach(() => errorDocument.mockClear());

it.each([
  ['/foo/bar.txt', '/foo/bar.txt'],
  ['/stra%C3%9Fe.txt', '/straße.txt'],
  ['/', '/'],
  // What is no address of a page is named as it came.
  ['/a%2Fb.txt', '/a%2Fb.txt'],
])('an error at %s is told of %s', async (url, pfad) => {
  const reply = await app.inject(`${url}?status=404`);
  expect(reply.statusCode).toBe(404);
  expect(errorDocument).toHaveBeenCalledExactlyOnceWith(pfad, 404, false);
});

it.each([
  [404, undefined],
  [429, '60'],
  [503, '30'],
])('a page with status %d asks to come back after %s seconds', async (status, seconds) => {
  expect((await app.inject(`/a/?status=${status}`)).headers['retry-after']).toBe(seconds);
});
