import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { openTestDatabase } from '../../../../test/test-database.ts';

const FEED = '/api/cms/aktuelles/feed.xml';
let api: TestApp;
beforeAll(async () => {
  const database = await openTestDatabase({ beispiel: true });
  api = await createTestApp({ SITE_URL: 'https://www.dorf.example/' }, database);
});
afterAll(() => api.close());

it('answers the newest articles as Atom', async () => {
  const list = (await api.app.inject('/api/cms/aktuelles?pro_seite=3&order=-datum_von')).json<{
    data: { detailURL: string }[];
  }>();
  const reply = await api.app.inject(FEED);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  const links = [...reply.body.matchAll(/<entry>.*?<link href="([^"]+)"/gs)].map(([, href]) => href);
  expect(links).toHaveLength(30);
  expect(links.slice(0, 3)).toEqual(list.data.map(({ detailURL }) => `https://www.dorf.example${detailURL}`));
});

it('answers 304 for an unchanged feed', async () => {
  const { headers } = await api.app.inject(FEED);
  const again = await api.app.inject({ url: FEED, headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('is linked from the list of articles and from every article only', async () => {
  const feedOf = async (url: string) =>
    (await api.app.inject(`/api/cms/route?url=${url}`)).json<{ feed?: { href: string } }>().feed?.href;
  const list = (await api.app.inject('/api/cms/aktuelles?pro_seite=1')).json<{ data: { detailURL: string }[] }>();
  expect(await feedOf('/aktuelles/')).toBe('/aktuelles/feed.xml');
  expect(await feedOf(list.data[0]?.detailURL ?? '')).toBe('/aktuelles/feed.xml');
  expect(await feedOf('/impressum/')).toBeUndefined();
});
