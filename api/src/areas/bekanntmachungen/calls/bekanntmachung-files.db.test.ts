import type { BekanntmachungPage } from '@gm/shared/areas/bekanntmachungen/bekanntmachungen';
import { PDF_WITHOUT_TEXT, PDF_WITHOUT_TITLE } from '@gm/shared/rules/pdf-upload';
import type { Check, Contribution } from '@gm/shared/schemas/editor/editorial';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInAll } from '../../../../test/sign-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { openTestDatabase } from '../../../../test/test-database.ts';
import { createEntryRepository } from '../../../core/entries/entry-repository.ts';
import { writePdf } from '../../../core/platform/pdf/write-pdf.ts';

const EDITORIAL = '/api/intranet/redaktion';
const soon = { timeout: 20_000 };

let api: TestApp;
let headers: Record<string, string> = {};
beforeAll(async () => {
  api = await createTestApp({}, await openTestDatabase({ beispiel: true }));
  headers = (await logInAll(api.database)).redaktion ?? {};
}, 60_000);
afterAll(() => api.close());

const drawPdf = (title: string, text: string) =>
  writePdf({ titel: title, betreff: '', kopfzeile: '', unterzeile: '', text, datum: '2026-03-01', gemeinde: 'Probe' });

async function upload(bytes: Uint8Array, name: string) {
  const form = new FormData();
  form.set('name', name);
  form.set('dokument', new File([new Uint8Array(bytes)], name));
  const inquiry = new Response(form);
  const answer = await api.app.inject({
    method: 'POST',
    url: `${EDITORIAL}/dokumente`,
    payload: Buffer.from(await inquiry.arrayBuffer()),
    headers: { ...headers, 'content-type': inquiry.headers.get('content-type') ?? '' },
  });
  expect(answer.statusCode).toBe(201);
  return answer.json<{ datei: string }>().datei;
}

const NOTE = {
  titel: 'Bebauungsplan Mühlgasse',
  rubrik: 'Bauleitplanung',
  einleitung: 'Der Entwurf liegt aus.',
  von: '2026-01-01',
  bis: '2099-12-31',
  md: 'Der Entwurf liegt aus.',
};
async function send(data: object, was: string, { referenz: reference, version }: Partial<Contribution> = {}) {
  const payload = {
    ...{ art: 'bekanntmachung', schluessel: '', text: '', adresse: '' },
    ...{ referenz: reference ?? '', version: version ?? 0, was, daten: JSON.stringify(data) },
  };
  const answer = await api.app.inject({ method: 'POST', url: `${EDITORIAL}/inhalt`, payload, headers });
  return {
    status: answer.statusCode,
    ...answer.json<{ referenz: string; errors?: { feld: string; meldung: string }[] }>(),
  };
}
const ask = async (path: string, head: Record<string, string> = {}) =>
  api.app.inject({ url: `/api/cms/${path}`, headers: head });
const search = async (q: string) =>
  (await ask(`suche?q=${q}`)).json<{ data: { titel: string }[] }>().data.map(({ titel: title }) => title);

it('files of a notice are uploaded, checked, searchable, published with it and removed with it', async () => {
  const plan = await drawPdf('Begründung', '<p>Geschützt wird die Schlingnatter an der Trockenmauer.</p>');
  const file = await upload(plan, 'Begründung.pdf');
  const empty = await upload(await drawPdf(' ', ''), 'leer.pdf');
  const documents = [{ titel: 'Begründung mit Umweltbericht', datei: file }];

  const check = await api.app.inject({
    method: 'POST',
    url: `${EDITORIAL}/pruefung`,
    payload: {
      ...{ art: 'bekanntmachung', schluessel: '', text: '' },
      daten: JSON.stringify({ ...NOTE, dokumente: [...documents, { titel: 'Plan', datei: empty }] }),
    },
    headers,
  });
  expect(check.json<Check>().befunde.filter(({ regel: rule }) => rule === 'dokumente')).toEqual(
    [PDF_WITHOUT_TEXT, PDF_WITHOUT_TITLE].map((message) =>
      expect.objectContaining({ feld: 'daten/dokumente/1/datei', meldung: message, stufe: 'warnt' }),
    ),
  );
  for (const [wrong, field] of [
    [[{ titel: 'Plan', datei: 'gibtesnicht.pdf' }], 'daten/dokumente/0/datei'],
    [[{ titel: '', datei: file }], 'daten/dokumente/0/titel'],
  ] as const) {
    const { status, errors } = await send({ ...NOTE, dokumente: wrong }, 'freigeben');
    expect([status, errors?.[0]?.feld]).toEqual([422, field]);
  }

  const { referenz: reference } = await send({ ...NOTE, dokumente: documents }, 'speichern');
  expect(reference).toBeTruthy();
  // The next number is assigned on publication.
  const num = 1 + (await createEntryRepository(api.database.db).findLastNumber('bekanntmachung'));
  const href = `bekanntmachungen/${num}/dateien/${file}`;
  expect((await ask(href)).statusCode).toBe(404);
  expect(await search('Schlingnatter')).not.toContain(NOTE.titel);

  expect(await send({ ...NOTE, dokumente: documents }, 'freigeben', { referenz: reference, version: 1 })).toMatchObject(
    { status: 201 },
  );
  await expect.poll(() => search('Schlingnatter'), soon).toEqual([NOTE.titel]);
  const page = (await ask(`bekanntmachungen/${num}`)).json<BekanntmachungPage>();
  expect(page.dokumente).toEqual([
    { titel: 'Begründung mit Umweltbericht', href: `/api/cms/${href}`, seiten: 1, groesse: plan.length },
  ]);
  const loaded = await ask(href);
  expect(loaded.rawPayload.equals(plan)).toBe(true);
  expect(loaded.headers['content-disposition']).toBe('inline; filename="begruendung-mit-umweltbericht.pdf"');
  expect((await ask(href, { 'if-none-match': String(loaded.headers.etag) })).statusCode).toBe(304);
  // Files that the notice does not reference are not served under it.
  expect((await ask(`bekanntmachungen/${num}/dateien/${empty}`)).statusCode).toBe(404);

  expect(
    await send({ ...NOTE, dokumente: documents }, 'zurueckziehen', { referenz: reference, version: 2 }),
  ).toMatchObject({ status: 201 });
  await expect.poll(async () => (await ask(href)).statusCode, soon).toBe(410);
  // Its page comes from the served content, which follows the database a moment later.
  await expect.poll(async () => (await ask(`bekanntmachungen/${num}`)).statusCode, soon).toBe(410);
  expect((await ask(`bekanntmachungen/${num + 1}`)).statusCode).toBe(404);
  await expect.poll(() => search('Schlingnatter'), soon).not.toContain(NOTE.titel);
});
