import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDF_WITHOUT_TEXT, PDF_WITHOUT_TITLE } from '@gm/shared/rules/pdf-upload';
import type { Check, Contribution } from '@gm/shared/schemas/editor/editorial';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMemoryObjects } from '../../../../test/memory-objects.ts';
import { logInAll } from '../../../../test/sign-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { openTestDatabase } from '../../../../test/test-database.ts';
import { AREAS } from '../../../areas.ts';
import { exportContent } from '../../../core/content/folder/export-content.ts';
import { importContent } from '../../../core/editor/folder/import-content.ts';
import { createDocumentRepository } from '../../../core/entries/document-repository.ts';
import { getDocumentName } from '../../../core/entries/documents.ts';
import { createEntryRepository } from '../../../core/entries/entry-repository.ts';
import { openFiles } from '../../../core/platform/files/open-files.ts';
import { writePdf } from '../../../core/platform/pdf/write-pdf.ts';
import { createSweep } from '../../../core/services/files/sweep-files.ts';
import { bringPhotos } from '../../../core/services/images/photos.ts';

const EDITORIAL = '/api/intranet/redaktion';
const INTRANET = '/api/cms/intranet';

let api: TestApp;
let headers: Record<string, string> = {};
let pdf: Buffer;
beforeAll(async () => {
  api = await createTestApp({}, await openTestDatabase({ beispiel: true }));
  headers = (await logInAll(api.database)).redaktion ?? {};
  // Long text before the search term, so that the match is not in the beginning.
  const teaser = '<p>Diese Vereinbarung gilt für alle Beschäftigten der Gemeinde.</p>'.repeat(600);
  pdf = await writePdf({
    titel: 'Dienstfahrräder',
    betreff: '',
    kopfzeile: '',
    unterzeile: '',
    text: `${teaser}<p>Der Schlüssel zum Lastenrad hängt beim Pförtner.</p>`,
    datum: '2026-03-01',
    gemeinde: 'Probe',
  });
}, 60_000);
afterAll(() => api.close());

async function upload(bytes: Uint8Array, name: string) {
  const form = new FormData();
  form.set('name', name);
  if (bytes.length > 0) form.set('dokument', new File([new Uint8Array(bytes)], name));
  const inquiry = new Response(form);
  const answer = await api.app.inject({
    method: 'POST',
    url: `${EDITORIAL}/dokumente`,
    payload: Buffer.from(await inquiry.arrayBuffer()),
    headers: { ...headers, 'content-type': inquiry.headers.get('content-type') ?? '' },
  });
  return [answer.statusCode, answer.json<Record<string, unknown>>()] as const;
}
const get = async <Body>(url: string) => (await api.app.inject({ url, headers })).json<Body>();
async function send(data: object, was = 'freigeben', { referenz: reference, version }: Partial<Contribution> = {}) {
  const payload = {
    ...{ art: 'archivdokument', schluessel: '', text: '', adresse: '' },
    ...{ referenz: reference ?? '', version: version ?? 0, was, daten: JSON.stringify(data) },
  };
  const answer = await api.app.inject({ method: 'POST', url: `${EDITORIAL}/inhalt`, payload, headers });
  return { status: answer.statusCode, ...answer.json<{ errors?: { feld: string; meldung: string }[] }>() };
}
interface Hit {
  titel: string;
  downloadURL: string;
  auszug: { text: string; treffer: boolean }[];
}
const search = async (q: string) => (await get<{ dokumente: Hit[] }>(`${INTRANET}/suche?q=${q}`)).dokumente;

const RAD = {
  datei: 'dienstfahrraeder.pdf',
  titel: 'Dienstvereinbarung Fahrräder',
  thema: 1,
  archiv: 'Unterwegs',
  stand: '2026-03-01',
  gueltig_bis: '2028-12-31',
};

it('rejects anything but a plain PDF file, with an error at its field', async () => {
  const script = Buffer.from('%PDF-1.7\n1 0 obj << /OpenAction << /S /JavaScript /JS (x) >> >> endobj');
  for (const [bytes, message] of [
    [Buffer.of(), /^Bitte wählen Sie eine PDF-Datei aus/],
    [Buffer.from('<script>alert(1)</script>'), /^Bitte wählen Sie eine PDF-Datei aus/],
    [script, /enthält ein Programm/],
  ] as const) {
    const [status, { errors }] = await upload(bytes, 'a.pdf');
    expect(status).toBe(422);
    expect(errors).toEqual([{ feld: 'dokument', meldung: expect.stringMatching(message) }]);
  }
});

it('an uploaded document is a draft until published, then found by its text with the match marked', async () => {
  expect(await upload(pdf, 'Dienstfahrräder.PDF')).toEqual([
    201,
    { datei: RAD.datei, seiten: expect.any(Number), hinweis: null },
  ]);
  expect((await upload(pdf, 'Dienstfahrräder.pdf'))[1]).toMatchObject({ datei: 'dienstfahrraeder-2.pdf' });
  expect(await send(RAD, 'speichern')).toMatchObject({ status: 201 });
  expect(await search('Lastenrad')).toEqual([]);
  expect((await api.app.inject({ url: `${INTRANET}/dateien/${RAD.datei}`, headers })).statusCode).toBe(404);

  for (const [wrong, field] of [
    [{ datei: 'gibtesnicht.pdf' }, 'daten/datei'],
    [{ thema: 4711 }, 'daten/thema'],
    [{ gueltig_bis: '2020-01-01' }, 'daten/gueltig_bis'],
  ] as const) {
    const { status, errors } = await send({ ...RAD, ...wrong });
    expect([status, errors?.[0]?.feld]).toEqual([422, field]);
  }

  expect(await send(RAD)).toMatchObject({ status: 201 });
  await expect.poll(async () => (await search('Lastenrad')).length, { timeout: 20_000 }).toBe(1);
  const [hit] = await search('Lastenrad');
  expect(hit).toMatchObject({ titel: RAD.titel, downloadURL: `${INTRANET}/dateien/${RAD.datei}` });
  expect(hit?.auszug.filter((part) => part.treffer).map(({ text }) => text)).toEqual(['Lastenrad']);
  const file = await api.app.inject({ url: `${INTRANET}/dateien/${RAD.datei}`, headers });
  expect(file.headers['content-disposition']).toBe('attachment; filename="dienstvereinbarung-fahrraeder.pdf"');
  expect(file.rawPayload.equals(pdf)).toBe(true);
  const holds = async (day: string) =>
    JSON.stringify(await get(`${INTRANET}/archiv_themen?gueltig_von=${day}`)).includes(RAD.titel);
  expect([await holds('2028-12-31'), await holds('2029-01-01')]).toEqual([true, false]);
});

it('a PDF without text causes a warning while editing, and an error if configured so', async () => {
  const empty = await writePdf({
    ...{ titel: ' ', betreff: '', kopfzeile: '', unterzeile: '', text: '' },
    ...{ datum: '2026-03-01', gemeinde: 'Probe' },
  });
  const [, receipt] = await upload(empty, 'leer.pdf');
  expect(receipt.hinweis).toBe(`${PDF_WITHOUT_TEXT} ${PDF_WITHOUT_TITLE}`);
  const data = JSON.stringify({ ...RAD, datei: 'leer.pdf' });
  const payload = { art: 'archivdokument', schluessel: '', daten: data, text: '' };
  const answer = await api.app.inject({ method: 'POST', url: `${EDITORIAL}/pruefung`, payload, headers });
  const findings = [PDF_WITHOUT_TEXT, PDF_WITHOUT_TITLE].map((message) => ({ feld: 'daten/datei', meldung: message }));
  expect(answer.json<Check>().befunde).toEqual(
    findings.map((finding) => ({ ...finding, regel: 'dokumente', stufe: 'warnt' })),
  );
  const { db } = api.database;
  await sql`update inhalt_eintraege set daten = '{"dokumente":"sperrt"}' where art = 'redaktionsregeln'`.execute(db);
  expect(await send({ ...RAD, datei: 'leer.pdf' })).toMatchObject({ status: 422, errors: findings });
  await sql`update inhalt_eintraege set daten = '{}' where art = 'redaktionsregeln'`.execute(db);
  await sql`delete from inhalt_dokumente where datei = 'leer.pdf'`.execute(db);
});

it('is exported and imported with the content, and unreferenced files are removed', async () => {
  const { uploads } = openFiles(api.config);
  await bringPhotos(api.config.CONTENT_DIR, await createEntryRepository(api.database.db).listFotos(), uploads);
  const folder = await mkdtemp(join(tmpdir(), 'archiv-'));
  const other = await openTestDatabase();
  await exportContent(api.database.db, { ordner: join(folder, 'a'), alle: AREAS, uploads });
  const foreign = createMemoryObjects();
  const order = { bereiche: AREAS, alle: AREAS, ersetzen: false };
  await importContent(other.db, { ...order, ordner: join(folder, 'a'), uploads: foreign });
  const line = () => other.db.selectFrom('archivdokumente').selectAll().where('datei', '=', RAD.datei);
  expect((await line().executeTakeFirstOrThrow()).suchtext).toContain('Lastenrad');
  const { hash } = await other.db
    .selectFrom('inhalt_dokumente')
    .select('hash')
    .where('datei', '=', RAD.datei)
    .executeTakeFirstOrThrow();
  expect((await foreign.read(getDocumentName(hash)))?.bytes.equals(pdf)).toBe(true);
  await other.remove();
  await rm(folder, { recursive: true });

  const { db } = api.database;
  const list = async () =>
    (await db.selectFrom('inhalt_dokumente').select('datei').orderBy('datei').execute()).map((one) => one.datei);
  await createDocumentRepository(db).removeUnused();
  expect(await list()).toEqual(['dienstfahrraeder-2.pdf', RAD.datei]);
  await sql`update inhalt_dokumente set seit = current_date - 2`.execute(db);
  await createDocumentRepository(db).removeUnused();
  expect(await list()).toEqual([RAD.datei]);
  const sweep = createSweep(db, api.config);
  for (let times = 0; times < 2; times += 1) await sweep();
  expect((await uploads.read(getDocumentName(hash)))?.bytes.equals(pdf)).toBe(true);
});
