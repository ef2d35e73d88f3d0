import type { BekanntmachungSeite } from '@gm/shared/bereiche/bekanntmachungen/bekanntmachungen';
import { PDF_OHNE_TEXT, PDF_OHNE_TITEL } from '@gm/shared/regeln/pdf-upload';
import type { Beitrag, Pruefung } from '@gm/shared/schemas/redaktion';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInAll } from '../../../../test/anmelden.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { openTestDatabase } from '../../../../test/test-database.ts';
import { createEintragRepository } from '../../../kern/inhalt/eintrag-repository.ts';
import { writePdf } from '../../../kern/pdf/write-pdf.ts';

const REDAKTION = '/api/intranet/redaktion';
const bald = { timeout: 20_000 };

let api: TestApp;
let headers: Record<string, string> = {};
beforeAll(async () => {
  api = await createTestApp({}, await openTestDatabase({ beispiel: true }));
  headers = (await logInAll(api.database)).redaktion ?? {};
}, 60_000);
afterAll(() => api.close());

const drawPdf = (titel: string, text: string) =>
  writePdf({ titel, betreff: '', kopfzeile: '', unterzeile: '', text, datum: '2026-03-01', gemeinde: 'Probe' });

async function upload(bytes: Uint8Array, name: string) {
  const form = new FormData();
  form.set('name', name);
  form.set('dokument', new File([new Uint8Array(bytes)], name));
  const anfrage = new Response(form);
  const antwort = await api.app.inject({
    method: 'POST',
    url: `${REDAKTION}/dokumente`,
    payload: Buffer.from(await anfrage.arrayBuffer()),
    headers: { ...headers, 'content-type': anfrage.headers.get('content-type') ?? '' },
  });
  expect(antwort.statusCode).toBe(201);
  return antwort.json<{ datei: string }>().datei;
}

const NOTIZ = {
  titel: 'Bebauungsplan Mühlgasse',
  rubrik: 'Bauleitplanung',
  einleitung: 'Der Entwurf liegt aus.',
  von: '2026-01-01',
  bis: '2099-12-31',
  md: 'Der Entwurf liegt aus.',
};
async function send(daten: object, was: string, { referenz, version }: Partial<Beitrag> = {}) {
  const payload = {
    ...{ art: 'bekanntmachung', schluessel: '', text: '', adresse: '' },
    ...{ referenz: referenz ?? '', version: version ?? 0, was, daten: JSON.stringify(daten) },
  };
  const antwort = await api.app.inject({ method: 'POST', url: `${REDAKTION}/inhalt`, payload, headers });
  return {
    status: antwort.statusCode,
    ...antwort.json<{ referenz: string; errors?: { feld: string; meldung: string }[] }>(),
  };
}
const ask = async (pfad: string, kopf: Record<string, string> = {}) =>
  api.app.inject({ url: `/api/cms/${pfad}`, headers: kopf });
const search = async (q: string) =>
  (await ask(`suche?q=${q}`)).json<{ data: { titel: string }[] }>().data.map(({ titel }) => titel);

it('files of a notice are brought, looked at, found by their words, public with it and gone with it', async () => {
  const plan = await drawPdf('Begründung', '<p>Geschützt wird die Schlingnatter an der Trockenmauer.</p>');
  const datei = await upload(plan, 'Begründung.pdf');
  const leere = await upload(await drawPdf(' ', ''), 'leer.pdf');
  const dokumente = [{ titel: 'Begründung mit Umweltbericht', datei }];

  const pruefung = await api.app.inject({
    method: 'POST',
    url: `${REDAKTION}/pruefung`,
    payload: {
      ...{ art: 'bekanntmachung', schluessel: '', text: '' },
      daten: JSON.stringify({ ...NOTIZ, dokumente: [...dokumente, { titel: 'Plan', datei: leere }] }),
    },
    headers,
  });
  expect(pruefung.json<Pruefung>().befunde.filter(({ regel }) => regel === 'dokumente')).toEqual(
    [PDF_OHNE_TEXT, PDF_OHNE_TITEL].map((meldung) =>
      expect.objectContaining({ feld: 'daten/dokumente/1/datei', meldung, stufe: 'warnt' }),
    ),
  );
  for (const [falsche, feld] of [
    [[{ titel: 'Plan', datei: 'gibtesnicht.pdf' }], 'daten/dokumente/0/datei'],
    [[{ titel: '', datei }], 'daten/dokumente/0/titel'],
  ] as const) {
    const { status, errors } = await send({ ...NOTIZ, dokumente: falsche }, 'freigeben');
    expect([status, errors?.[0]?.feld]).toEqual([422, feld]);
  }

  const { referenz } = await send({ ...NOTIZ, dokumente }, 'speichern');
  expect(referenz).toBeTruthy();
  // Its release gives it the next number.
  const nummer = 1 + (await createEintragRepository(api.database.db).findLastNumber('bekanntmachung'));
  const href = `bekanntmachungen/${nummer}/dateien/${datei}`;
  expect((await ask(href)).statusCode).toBe(404);
  expect(await search('Schlingnatter')).not.toContain(NOTIZ.titel);

  expect(await send({ ...NOTIZ, dokumente }, 'freigeben', { referenz, version: 1 })).toMatchObject({ status: 201 });
  await expect.poll(() => search('Schlingnatter'), bald).toEqual([NOTIZ.titel]);
  const seite = (await ask(`bekanntmachungen/${nummer}`)).json<BekanntmachungSeite>();
  expect(seite.dokumente).toEqual([
    { titel: 'Begründung mit Umweltbericht', href: `/api/cms/${href}`, seiten: 1, groesse: plan.length },
  ]);
  const geladen = await ask(href);
  expect(geladen.rawPayload.equals(plan)).toBe(true);
  expect(geladen.headers['content-disposition']).toBe('inline; filename="begruendung-mit-umweltbericht.pdf"');
  expect((await ask(href, { 'if-none-match': String(geladen.headers.etag) })).statusCode).toBe(304);
  // Files of the content that the notice does not name are not its own.
  expect((await ask(`bekanntmachungen/${nummer}/dateien/${leere}`)).statusCode).toBe(404);

  expect(await send({ ...NOTIZ, dokumente }, 'zurueckziehen', { referenz, version: 2 })).toMatchObject({ status: 201 });
  await expect.poll(async () => (await ask(href)).statusCode, bald).toBe(410);
  expect((await ask(`bekanntmachungen/${nummer}`)).statusCode).toBe(410);
  expect((await ask(`bekanntmachungen/${nummer + 1}`)).statusCode).toBe(404);
  await expect.poll(() => search('Schlingnatter'), bald).not.toContain(NOTIZ.titel);
});
