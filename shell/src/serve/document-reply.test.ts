import Fastify from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CachedPage } from '../http/cache/html-cache.ts';
import { addSecurityHeaders } from '../http/policy/security-headers.ts';
import { createDocumentReplies } from './document-reply.ts';
import type { DocumentAnswer, PageService } from './page-service.ts';

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
  // An invalid address is reported as received.
  ['/a%2Fb.txt', '/a%2Fb.txt'],
])('an error at %s shows %s', async (url, path) => {
  const reply = await app.inject(`${url}?status=404`);
  expect(reply.statusCode).toBe(404);
  expect(errorDocument).toHaveBeenCalledExactlyOnceWith(path, 404, { app: false, linked: false, canary: false });
});

it.each([
  [404, undefined],
  [429, '60'],
  [503, '30'],
])('a page with status %d has Retry-After: %s', async (status, seconds) => {
  expect((await app.inject(`/a/?status=${status}`)).headers['retry-after']).toBe(seconds);
});

it('allows the page’s inline stylesheets, and varies by whether the browser has the shell’s', async () => {
  const { headers } = await app.inject('/a/?status=404');
  expect(headers['content-security-policy']).toContain("style-src 'self' 'sha256-a=';");
  expect(headers.vary).toBe('accept-encoding, cookie, service-worker-navigation-preload');
});

it.each([
  ['a1b2', true],
  ['c3d4', false],
])('a browser with cached stylesheets %s gets links: %s', async (value, linked) => {
  await app.inject({ url: '/a/?status=404', headers: { 'service-worker-navigation-preload': value } });
  expect(errorDocument).toHaveBeenCalledExactlyOnceWith('/a/', 404, { app: false, linked, canary: false });
});

it('a redirect is not cached, because the address may become a page again', async () => {
  const site = Fastify();
  site.get('/', (request, reply) => replies.send(request, reply, { kind: 'redirect', href: '/neu/', status: 301 }));
  const { statusCode, headers } = await site.inject('/');
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([301, '/neu/', 'no-cache']);
});

describe('behind a CDN', () => {
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
  ])('a page %s is isolated from its opener: %s', async (_what, answer, expected) => {
    const { headers } = await send(false, answer);
    expect(headers['cross-origin-opener-policy']).toBe(expected);
  });

  it('public pages are cached, revalidated in the background, and served without the site', async () => {
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
  ])('pages with %s are not', async (_what, edge, answer, cookie, expected) => {
    const { headers } = await send(edge, answer, cookie);
    expect([headers['cache-control'], headers.xkey]).toEqual([expected, undefined]);
  });
});

it('a page is coloured for visitors with a choice, the same for all others, and cached separately', async () => {
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
