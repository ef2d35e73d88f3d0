import { type APIRequestContext, expect } from '@playwright/test';
import { logInByCall } from '../support/log-in.ts';
import { test } from '../support/test.ts';
import { buildHostilePdf, buildHostilePng } from './hostile-files.ts';
import { watchSite } from './watch-site.ts';

test.use({ baseURL: ({ editedSite }, use) => use(editedSite.url) });

/**
 * Longest acceptable wait of another visitor, on a machine that runs other tests as well, and the memory a request may
 * add to the api.
 */
const LONGEST_MS = 3_000;
const MOST_MB = 500;

const report = (request: APIRequestContext, picture: Buffer) =>
  request.post('/api/mangel', {
    multipart: {
      art: 'Straßenlampe',
      strasse: 'Tannenstr.',
      datenschutz: 'true',
      route: '/melden/',
      bild: { name: 'bild.png', mimeType: 'image/png', buffer: picture },
    },
  });

test('a PDF of 100 kB that takes minutes to parse is refused after seconds, and the site stays responsive', async ({
  page,
  editedSite,
}) => {
  test.setTimeout(240_000);
  await logInByCall(page, 'redaktion');
  const documentFile = { name: 'boese.pdf', mimeType: 'application/pdf', buffer: buildHostilePdf(2_000_000) };
  const sent = page.request.post('/api/intranet/redaktion/dokumente', {
    multipart: { dokument: documentFile },
    timeout: 60_000,
  });
  const { longest, grown } = await watchSite(editedSite, sent);
  const reply = await sent;
  expect(reply.status()).toBe(422);
  expect(await reply.text()).toContain('zu aufwendig gebaut');
  expect(longest).toBeLessThan(LONGEST_MS);
  expect(grown).toBeLessThan(MOST_MB);
});

test('two pictures of half a gigabyte decoded are refused by their headers', async ({ request, editedSite }) => {
  const picture = buildHostilePng(8000, 7000);
  const sent = Promise.all([report(request, picture), report(request, picture)]);
  const { longest, grown } = await watchSite(editedSite, sent);
  for (const reply of await sent) {
    expect(reply.status()).toBe(422);
    expect((await reply.json()).errors).toEqual([{ feld: 'bild', meldung: expect.stringContaining('zeilenversetzt') }]);
  }
  expect(longest).toBeLessThan(LONGEST_MS);
  expect(grown).toBeLessThan(150);
});

test('sixteen concurrent searches with endless words do not block other visitors', async ({ editedSite: site }) => {
  const search = async (index: number) => {
    const word = `hallengebuehrenordnung${String.fromCharCode(97 + index)}`.repeat(9).slice(0, 198);
    for (let times = 0; times < 5; times += 1) {
      const reply = await fetch(`${site.url}/api/cms/suche?q=${word}${times}`);
      expect([200, 429]).toContain(reply.status);
      await reply.arrayBuffer();
    }
  };
  const { longest } = await watchSite(site, Promise.all(Array.from({ length: 16 }, (_, index) => search(index))));
  expect(longest).toBeLessThan(1_500);
});

test('chunks of a picture are refused under a name chosen by the client', async ({ request }) => {
  const headers = { 'content-type': 'application/octet-stream' };
  const data = Buffer.alloc(262_144);
  const own = await request.put(`/api/uploads/${'ab'.repeat(16)}-0000abcd-9000000?ab=0`, { data, headers });
  expect(own.status()).toBe(404);
  const begun = await request.post('/api/uploads', {
    data: { groesse: 9_000_000 },
    headers: { 'idempotency-key': 'cd'.repeat(16) },
  });
  const { upload } = await begun.json();
  expect((await request.put(`/api/uploads/${upload}?ab=0`, { data, headers })).status()).toBe(200);
});
