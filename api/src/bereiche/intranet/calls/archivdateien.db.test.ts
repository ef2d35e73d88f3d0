import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDF_OHNE_TEXT, PDF_OHNE_TITEL } from '@gm/shared/regeln/pdf-upload';
import type { Beitrag, Pruefung } from '@gm/shared/schemas/redaktion';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInAll } from '../../../../test/anmelden.ts';
import { createMemoryObjects } from '../../../../test/memory-objects.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { openTestDatabase } from '../../../../test/test-database.ts';
import { BEREICHE } from '../../../bereiche.ts';
import { openDateien } from '../../../kern/dateien/open-dateien.ts';
import { createSweep } from '../../../kern/dateien/sweep-dateien.ts';
import { createDokumentRepository } from '../../../kern/inhalt/dokument-repository.ts';
import { getDokumentname } from '../../../kern/inhalt/dokumente.ts';
import { createEintragRepository } from '../../../kern/inhalt/eintrag-repository.ts';
import { exportInhalt } from '../../../kern/inhalt/export-inhalt.ts';
import { bringFotos } from '../../../kern/inhalt/fotos.ts';
import { importInhalt } from '../../../kern/inhalt/import-inhalt.ts';
import { writePdf } from '../../../kern/pdf/write-pdf.ts';

const REDAKTION = '/api/intranet/redaktion';
const INTRANET = '/api/cms/intranet';

let api: TestApp;
let headers: Record<string, string> = {};
let pdf: Buffer;
beforeAll(async () => {
  api = await createTestApp({}, await openTestDatabase({ beispiel: true }));
  headers = (await logInAll(api.database)).redaktion ?? {};
  // Long before the word that is looked for, so that the beginning does not say where it stands.
  const vorspann = '<p>Diese Vereinbarung gilt für alle Beschäftigten der Gemeinde.</p>'.repeat(600);
  pdf = await writePdf({
    titel: 'Dienstfahrräder',
    betreff: '',
    kopfzeile: '',
    unterzeile: '',
    text: `${vorspann}<p>Der Schlüssel zum Lastenrad hängt beim Pförtner.</p>`,
    datum: '2026-03-01',
    gemeinde: 'Probe',
  });
}, 60_000);
afterAll(() => api.close());

async function upload(bytes: Uint8Array, name: string) {
  const form = new FormData();
  form.set('name', name);
  if (bytes.length > 0) form.set('dokument', new File([new Uint8Array(bytes)], name));
  const anfrage = new Response(form);
  const antwort = await api.app.inject({
    method: 'POST',
    url: `${REDAKTION}/dokumente`,
    payload: Buffer.from(await anfrage.arrayBuffer()),
    headers: { ...headers, 'content-type': anfrage.headers.get('content-type') ?? '' },
  });
  return [antwort.statusCode, antwort.json<Record<string, unknown>>()] as const;
}
const get = async <Body>(url: string) => (await api.app.inject({ url, headers })).json<Body>();
async function send(daten: object, was = 'freigeben', { referenz, version }: Partial<Beitrag> = {}) {
  const payload = {
    ...{ art: 'archivdokument', schluessel: '', text: '', adresse: '' },
    ...{ referenz: referenz ?? '', version: version ?? 0, was, daten: JSON.stringify(daten) },
  };
  const antwort = await api.app.inject({ method: 'POST', url: `${REDAKTION}/inhalt`, payload, headers });
  return { status: antwort.statusCode, ...antwort.json<{ errors?: { feld: string; meldung: string }[] }>() };
}
interface Treffer {
  titel: string;
  downloadURL: string;
  auszug: { text: string; treffer: boolean }[];
}
const search = async (q: string) => (await get<{ dokumente: Treffer[] }>(`${INTRANET}/suche?q=${q}`)).dokumente;

const RAD = {
  datei: 'dienstfahrraeder.pdf',
  titel: 'Dienstvereinbarung Fahrräder',
  thema: 1,
  archiv: 'Unterwegs',
  stand: '2026-03-01',
  gueltig_bis: '2028-12-31',
};

it('refuses what is no plain PDF file, next to its field', async () => {
  const script = Buffer.from('%PDF-1.7\n1 0 obj << /OpenAction << /S /JavaScript /JS (x) >> >> endobj');
  for (const [bytes, meldung] of [
    [Buffer.of(), /^Bitte wählen Sie eine PDF-Datei aus/],
    [Buffer.from('<script>alert(1)</script>'), /^Bitte wählen Sie eine PDF-Datei aus/],
    [script, /enthält ein Programm/],
  ] as const) {
    const [status, { errors }] = await upload(bytes, 'a.pdf');
    expect(status).toBe(422);
    expect(errors).toEqual([{ feld: 'dokument', meldung: expect.stringMatching(meldung) }]);
  }
});

it('a document is brought, is a draft until it is released, and its words are found with the word marked', async () => {
  expect(await upload(pdf, 'Dienstfahrräder.PDF')).toEqual([
    201,
    { datei: RAD.datei, seiten: expect.any(Number), hinweis: null },
  ]);
  expect((await upload(pdf, 'Dienstfahrräder.pdf'))[1]).toMatchObject({ datei: 'dienstfahrraeder-2.pdf' });
  expect(await send(RAD, 'speichern')).toMatchObject({ status: 201 });
  expect(await search('Lastenrad')).toEqual([]);
  expect((await api.app.inject({ url: `${INTRANET}/dateien/${RAD.datei}`, headers })).statusCode).toBe(404);

  for (const [falsch, feld] of [
    [{ datei: 'gibtesnicht.pdf' }, 'daten/datei'],
    [{ thema: 4711 }, 'daten/thema'],
    [{ gueltig_bis: '2020-01-01' }, 'daten/gueltig_bis'],
  ] as const) {
    const { status, errors } = await send({ ...RAD, ...falsch });
    expect([status, errors?.[0]?.feld]).toEqual([422, feld]);
  }

  expect(await send(RAD)).toMatchObject({ status: 201 });
  await expect.poll(async () => (await search('Lastenrad')).length, { timeout: 20_000 }).toBe(1);
  const [treffer] = await search('Lastenrad');
  expect(treffer).toMatchObject({ titel: RAD.titel, downloadURL: `${INTRANET}/dateien/${RAD.datei}` });
  expect(treffer?.auszug.filter((teil) => teil.treffer).map(({ text }) => text)).toEqual(['Lastenrad']);
  const datei = await api.app.inject({ url: `${INTRANET}/dateien/${RAD.datei}`, headers });
  expect(datei.headers['content-disposition']).toBe('attachment; filename="dienstvereinbarung-fahrraeder.pdf"');
  expect(datei.rawPayload.equals(pdf)).toBe(true);
  const holds = async (tag: string) =>
    JSON.stringify(await get(`${INTRANET}/archiv_themen?gueltig_von=${tag}`)).includes(RAD.titel);
  expect([await holds('2028-12-31'), await holds('2029-01-01')]).toEqual([true, false]);
});

it('a document that tells nothing of itself is named while somebody writes, and in the way where the town hall wants that', async () => {
  const leeres = await writePdf({
    ...{ titel: ' ', betreff: '', kopfzeile: '', unterzeile: '', text: '' },
    ...{ datum: '2026-03-01', gemeinde: 'Probe' },
  });
  const [, eingang] = await upload(leeres, 'leer.pdf');
  expect(eingang.hinweis).toBe(`${PDF_OHNE_TEXT} ${PDF_OHNE_TITEL}`);
  const daten = JSON.stringify({ ...RAD, datei: 'leer.pdf' });
  const payload = { art: 'archivdokument', schluessel: '', daten, text: '' };
  const antwort = await api.app.inject({ method: 'POST', url: `${REDAKTION}/pruefung`, payload, headers });
  const befunde = [PDF_OHNE_TEXT, PDF_OHNE_TITEL].map((meldung) => ({ feld: 'daten/datei', meldung }));
  expect(antwort.json<Pruefung>().befunde).toEqual(
    befunde.map((befund) => ({ ...befund, regel: 'dokumente', stufe: 'warnt' })),
  );
  const { db } = api.database;
  await sql`update inhalt_eintraege set daten = '{"dokumente":"sperrt"}' where art = 'redaktionsregeln'`.execute(db);
  expect(await send({ ...RAD, datei: 'leer.pdf' })).toMatchObject({ status: 422, errors: befunde });
  await sql`update inhalt_eintraege set daten = '{}' where art = 'redaktionsregeln'`.execute(db);
  await sql`delete from inhalt_dokumente where datei = 'leer.pdf'`.execute(db);
});

it('goes out with the content and comes in again, and what nothing names is forgotten', async () => {
  const { uploads } = openDateien(api.config);
  await bringFotos(api.config.CONTENT_DIR, await createEintragRepository(api.database.db).listFotos(), uploads);
  const ordner = await mkdtemp(join(tmpdir(), 'archiv-'));
  const andere = await openTestDatabase();
  await exportInhalt(api.database.db, { ordner: join(ordner, 'a'), alle: BEREICHE, uploads });
  const fremde = createMemoryObjects();
  const auftrag = { bereiche: BEREICHE, alle: BEREICHE, ersetzen: false };
  await importInhalt(andere.db, { ...auftrag, ordner: join(ordner, 'a'), uploads: fremde });
  const zeile = () => andere.db.selectFrom('archivdokumente').selectAll().where('datei', '=', RAD.datei);
  expect((await zeile().executeTakeFirstOrThrow()).suchtext).toContain('Lastenrad');
  const { hash } = await andere.db
    .selectFrom('inhalt_dokumente')
    .select('hash')
    .where('datei', '=', RAD.datei)
    .executeTakeFirstOrThrow();
  expect((await fremde.read(getDokumentname(hash)))?.bytes.equals(pdf)).toBe(true);
  await andere.remove();
  await rm(ordner, { recursive: true });

  const { db } = api.database;
  const list = async () =>
    (await db.selectFrom('inhalt_dokumente').select('datei').orderBy('datei').execute()).map((eines) => eines.datei);
  await createDokumentRepository(db).removeUnused();
  expect(await list()).toEqual(['dienstfahrraeder-2.pdf', RAD.datei]);
  await sql`update inhalt_dokumente set seit = current_date - 2`.execute(db);
  await createDokumentRepository(db).removeUnused();
  expect(await list()).toEqual([RAD.datei]);
  const sweep = createSweep(db, api.config);
  for (let mal = 0; mal < 2; mal += 1) await sweep();
  expect((await uploads.read(getDokumentname(hash)))?.bytes.equals(pdf)).toBe(true);
});
