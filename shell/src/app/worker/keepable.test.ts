import { describe, expect, it } from 'vitest';
import { isDocument, isGoodPageData, isKeepablePage } from './keepable.ts';

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

  it('is kept when it is complete and for everybody', () => {
    expect(isKeepablePage(new Response('', { headers: html }))).toBe(true);
  });

  it.each<[string, Response]>([
    ['an error', new Response('', { status: 503, headers: html })],
    ['a missing page', new Response('', { status: 404, headers: html })],
    ['a personal page', new Response('', { headers: { ...html, 'cache-control': 'no-store' } })],
    ['no page at all', new Response('{}', { headers: { 'content-type': 'application/json' } })],
    ['a redirected reply', Object.defineProperty(new Response('', { headers: html }), 'redirected', { value: true })],
  ])('is not kept when it is %s', (_name, response) => {
    expect(isKeepablePage(response)).toBe(false);
  });
});

it.each<[string, string, number, boolean]>([
  ['a page', '{"page":{"seite":{"status":200}}}', 200, true],
  ['a missing page', '{"page":{"seite":{"status":404}}}', 200, false],
  ['the error page of an api that is away', '{"page":{"seite":{"status":503}}}', 200, false],
  ['a redirect', '{"redirect":"/kontakt/"}', 200, false],
  ['a reload', '{"reload":true}', 200, false],
  ['an error', '{"page":{"seite":{"status":200}}}', 500, false],
  ['no JSON', '<html>', 200, false],
])('page data: %s', async (_name, body, status, expected) => {
  expect(await isGoodPageData(new Response(body, { status }))).toBe(expected);
});

it('page data of who is logged in are not kept', async () => {
  const headers = { 'cache-control': 'private, no-store' };
  expect(await isGoodPageData(new Response('{"page":{"seite":{"status":200}}}', { headers }))).toBe(false);
});
