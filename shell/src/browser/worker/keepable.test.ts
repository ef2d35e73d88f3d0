import { describe, expect, it } from 'vitest';
import { isDocument, isGoodPageData, isKeepablePage, isOfSite, markCopy } from './keepable.ts';

it.each([
  ['/', true],
  ['/aktuelles/', true],
  ['/apis/', true],
  ['/sw.js', false],
  ['/aktuelles/feed.xml', false],
  ['/api/cms/', false],
  ['/remotes/', false],
  ['/_shell/', false],
  ['/shell/', false],
])('%s is a page: %s', (pathname, expected) => {
  expect(isDocument(pathname)).toBe(expected);
});

describe('a document', () => {
  const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };

  it('is cached when it is complete and public', () => {
    expect(isKeepablePage(new Response('', { headers: html }))).toBe(true);
  });

  it.each<[string, Response]>([
    ['an error', new Response('', { status: 503, headers: html })],
    ['a missing page', new Response('', { status: 404, headers: html })],
    ['a personal page', new Response('', { headers: { ...html, 'cache-control': 'no-store' } })],
    ['no page at all', new Response('{}', { headers: { 'content-type': 'application/json' } })],
    ['a redirected reply', Object.defineProperty(new Response('', { headers: html }), 'redirected', { value: true })],
  ])('is not cached when it is %s', (_name, response) => {
    expect(isKeepablePage(response)).toBe(false);
  });
});

it.each<[string, string, number, boolean]>([
  ['a page', '{"page":{"kopf":{"status":200}}}', 200, true],
  ['a missing page', '{"page":{"kopf":{"status":404}}}', 200, false],
  ['the error page of an api that is away', '{"page":{"kopf":{"status":503}}}', 200, false],
  ['a redirect', '{"redirect":"/kontakt/"}', 200, false],
  ['a reload', '{"reload":true}', 200, false],
  ['an error', '{"page":{"kopf":{"status":200}}}', 500, false],
  ['no JSON', '<html>', 200, false],
])('page data: %s', async (_name, body, status, expected) => {
  expect(await isGoodPageData(new Response(body, { status }))).toBe(expected);
});

it('page data of a logged-in visitor are not cached', async () => {
  const headers = { 'cache-control': 'private, no-store' };
  expect(await isGoodPageData(new Response('{"page":{"kopf":{"status":200}}}', { headers }))).toBe(false);
});

it.each([
  ['a page', 200, {}, true],
  ['an error page of the site', 503, { 'x-request-id': '6f0f5c1e-0000-4000-8000-000000000000' }, true],
  ['a fault of the site', 500, {}, true],
  ['what stands in front of a site that does not answer', 502, {}, false],
  ['the same while it starts', 503, {}, false],
  ['the same after a while', 504, {}, false],
])('%s is from the site: %i', (_what, status, headers, expected) => {
  expect(isOfSite(new Response('', { status, headers }))).toBe(expected);
});

it('a cached document is marked as a copy, and otherwise unchanged', async () => {
  const kept = new Response('<!DOCTYPE html><html lang="de"><body>a', { headers: { 'content-security-policy': 'x' } });
  const copy = await markCopy(kept);
  expect(await copy.text()).toBe('<!DOCTYPE html><html data-kopie="" lang="de"><body>a');
  expect([copy.status, copy.headers.get('content-security-policy')]).toEqual([200, 'x']);
});
