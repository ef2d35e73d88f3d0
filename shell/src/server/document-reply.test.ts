import Fastify from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDocumentReplies } from './document-reply.ts';
import { CachedPage } from './html-cache.ts';
import type { DocumentAnswer, PageService } from './page-service.ts';
import { addSecurityHeaders } from './security-headers.ts';

const errorDocument = vi.fn<PageService['errorDocument']>(async (_pfad, status) => ({
  kind: 'page',
  page: new CachedPage(status, '<html lang="de"><h1>Fehler</h1>', '', { style: ["'sha256-a='"] }),
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

it('an address that leads on may be the page itself again tomorrow: nobody keeps where it led', async () => {
  const site = Fastify();
  site.get('/', (request, reply) => replies.send(request, reply, { kind: 'redirect', href: '/neu/', status: 301 }));
  const { statusCode, headers } = await site.inject('/');
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([301, '/neu/', 'no-cache']);
});

describe('in front of the site', () => {
  const send = (edge: boolean, answer: Partial<DocumentAnswer>, cookie = false) => {
    const site = Fastify();
    const { send } = createDocumentReplies({} as PageService, false, [], '', { canary: null }, { isThere: edge });
    const page = new CachedPage(200, '<h1>Seite</h1>', '1');
    addSecurityHeaders(site, false);
    site.get('/', (request, reply) => {
      if (cookie) reply.header('set-cookie', 'isApp=1');
      return send(request, reply, { kind: 'page', page, cached: true, ...answer } as DocumentAnswer);
    });
    return site.inject('/');
  };

  it.each<[string, Partial<DocumentAnswer>, string | undefined]>([
    ['for all', { sharedFor: 42 }, undefined],
    ['that is not kept', {}, 'same-origin'],
    ['of one visitor', { sharedFor: 42, noStore: true }, 'same-origin'],
    ['that sets a cookie', { sharedFor: 42, cookies: ['a=1'] }, 'same-origin'],
  ])('a page %s is cut off from who opened it: %s', async (_what, answer, expected) => {
    const { headers } = await send(false, answer);
    expect(headers['cross-origin-opener-policy']).toBe(expected);
  });

  it('pages for all are kept, refreshed behind the backs of visitors, and go on without the site', async () => {
    const { headers } = await send(true, { sharedFor: 42 });
    expect(headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=42, stale-while-revalidate=1, stale-if-error=604800',
    );
    expect(headers.xkey).toBe('seiten');
  });

  it.each([
    ['no cache', false, { sharedFor: 42 }, false, 'no-cache'],
    ['a page that is not kept', true, {}, false, 'no-cache'],
    ['what one visitor sent', true, { sharedFor: 42, noStore: true as const }, false, 'no-store'],
    ['a cookie', true, { sharedFor: 42 }, true, 'no-cache'],
  ])('not so with %s', async (_what, edge, answer, cookie, expected) => {
    const { headers } = await send(edge, answer, cookie);
    expect([headers['cache-control'], headers.xkey]).toEqual([expected, undefined]);
  });
});

it('is coloured for who chose, the same for everybody else, and neither stands in for the other', async () => {
  const ask = (cookie?: string) => app.inject({ url: '/a/?status=200', headers: cookie ? { cookie } : {} });
  const [dark, light, own] = [await ask('farbe=dunkel'), await ask('farbe=hell'), await ask()];
  expect([dark, light, own].map(({ body }) => body)).toEqual([
    '<html data-farbe="dunkel" lang="de"><h1>Fehler</h1>',
    '<html data-farbe="hell" lang="de"><h1>Fehler</h1>',
    '<html lang="de"><h1>Fehler</h1>',
  ]);
  expect(new Set([dark, light, own].map(({ headers }) => headers.etag)).size).toBe(3);
  const again = { cookie: 'farbe=dunkel', 'if-none-match': String(dark.headers.etag) };
  expect((await app.inject({ url: '/a/?status=200', headers: again })).statusCode).toBe(304);
  expect((await app.inject({ url: '/a/?status=200', headers: { ...again, cookie: '' } })).statusCode).toBe(200);
});
