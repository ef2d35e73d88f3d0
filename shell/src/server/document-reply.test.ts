import Fastify from 'fastify';
import { beforeEach, expect, it, vi } from 'vitest';
import { createDocumentReplies } from './document-reply.ts';
import { CachedPage } from './html-cache.ts';
import type { PageService } from './page-service.ts';

const errorDocument = vi.fn<PageService['errorDocument']>(async (_pfad, status) => ({
  kind: 'page',
  page: new CachedPage(status, '<h1>Fehler</h1>', '', { style: ["'sha256-a='"] }),
  cached: false,
}));
const app = Fastify();
const replies = createDocumentReplies({ errorDocument } as unknown as PageService, false, [], 'a1b2');
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
  expect(errorDocument).toHaveBeenCalledExactlyOnceWith(pfad, 404, { app: false, linked: false, canary: false });
});

it.each([
  [404, undefined],
  [429, '60'],
  [503, '30'],
])('a page with status %d asks to come back after %s seconds', async (status, seconds) => {
  expect((await app.inject(`/a/?status=${status}`)).headers['retry-after']).toBe(seconds);
});

it('allows the stylesheets inside of the page, and is another one for who has the shell’s', async () => {
  const { headers } = await app.inject('/a/?status=404');
  expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-a=';");
  expect(headers.vary).toBe('accept-encoding, cookie, service-worker-navigation-preload');
});

it.each([
  ['a1b2', true],
  ['c3d4', false],
])('a browser that has the stylesheets %s is sent links: %s', async (value, linked) => {
  await app.inject({ url: '/a/?status=404', headers: { 'service-worker-navigation-preload': value } });
  expect(errorDocument).toHaveBeenCalledExactlyOnceWith('/a/', 404, { app: false, linked, canary: false });
});
