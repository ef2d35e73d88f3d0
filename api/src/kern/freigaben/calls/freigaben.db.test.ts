import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInAll, logInTestkonto } from '../../../../test/anmelden.ts';
import { codeMultipart, drawPng } from '../../../../test/multipart.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { fillVeranstaltungsdaten, GRUNDANGABEN } from '../../../../test/veranstaltungen.ts';

const KONTAKT = {
  betreff: '=SUMME(A1) <b>Bank</b>',
  nachricht: 'Die Bank am Spielplatz ist kaputt.',
  name: 'Ada Lovelace',
  email: 'ada@beispiel.example',
  datenschutz: true,
  route: '/kontakt/',
};

let api: TestApp;
let ordner: string;
let kopf: Record<string, Record<string, string>> = {};
beforeAll(async () => {
  ordner = await mkdtemp(join(tmpdir(), 'tisch-'));
  api = await createTestApp({ DATA_DIR: ordner, BEARBEITUNG_TAGE: { kontakt: 2 } });
  await fillVeranstaltungsdaten(api.database);
  kopf = await logInAll(api.database);
});
afterAll(async () => {
  await api.close();
  await rm(ordner, { recursive: true, force: true });
});

const get = (url: string, wer = 'redaktion') => api.app.inject({ url, headers: kopf[wer] ?? {} });
const post = (payload: object, wer = 'redaktion', headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/api/intranet/freigaben/entscheidung',
    payload,
    headers: { ...kopf[wer], ...headers },
  });
const list = async (abfrage = '') => (await get(`/api/intranet/freigaben${abfrage}`)).json();

it('the plan of the halls shows the week of a day', async () => {
  const { woche, vorher, nachher } = (await get('/api/intranet/hallen?tag=2026-03-11', 'staff')).json();
  expect([vorher, woche.tage[0].tag, nachher]).toEqual(['2026-03-02', '2026-03-09', '2026-03-16']);
});

it('what residents sent is found, counted, shown as text and decided once', async () => {
  expect((await list()).data).toEqual([]);
  const { payload, headers } = await codeMultipart(
    { ...GRUNDANGABEN, veranstaltungen_rubrik: ['1'], rechte: 'on', bildtext: 'Bühne', bildcopyright: 'Ada' },
    { bytes: await drawPng().toBuffer(), type: 'image/png' },
  );
  const eintrag = await api.app.inject({ method: 'POST', url: '/api/veranstaltung', payload, headers });
  const kontakt = await api.app.inject({ method: 'POST', url: '/api/kontakt', payload: KONTAKT });
  const { referenz } = kontakt.json();
  const alle = await list();
  expect(alle).toMatchObject({
    anzahl: 2,
    ansichten: { offen: 2, meine: 0, rueckfrage: 0, erledigt: 0, alle: 2 },
    pagination: { page: 1, pages: 1 },
  });
  expect(alle.arten).toContainEqual({ typ: 'kontakt', titel: 'Nachricht', anzahl: 1 });
  expect(alle.data.map(({ titel }: { titel: string }) => titel)).toEqual([
    expect.stringContaining('Sommerkonzert'),
    KONTAKT.betreff,
  ]);
  const sorted = async (sort: string) =>
    (await list(`?sort=${sort}`)).data.map(({ referenz: eine }: { referenz: string }) => eine.slice(0, 2));
  for (const sort of ['formular', '-eingegangen', '-stand', '-zustaendig']) {
    expect(await sorted(sort), sort).toEqual(['KO', 'VE']);
  }
  for (const sort of ['-formular', 'eingegangen', 'stand', 'zustaendig', 'erfunden']) {
    expect(await sorted(sort), sort).toEqual(['VE', 'KO']);
  }
  expect((await list('?q=spielplatz')).data).toMatchObject([{ referenz, ampel: 'gut' }]);
  // Up to two letters are the beginning of a word, also of the first one, the reference.
  for (const q of ['ko', 'sp', 'sp bank']) expect((await list(`?q=${q}`)).data).toMatchObject([{ referenz }]);
  expect((await list('?q=tz')).data).toEqual([]);
  expect((await list('?typ=veranstaltung')).anzahl).toBe(1);
  expect((await list('?typ=erfunden&ansicht=erfunden')).anzahl).toBe(2);
  expect((await get('/api/intranet/freigaben?seite=2')).statusCode).toBe(404);
  expect((await get('/api/intranet/freigaben?seite=x')).statusCode).toBe(400);

  const { korrekturfelder } = (await get(`/api/intranet/freigaben/${eintrag.json().referenz}`)).json();
  const optional = korrekturfelder.filter(({ pflicht }: { pflicht: boolean }) => !pflicht);
  expect(optional.map(({ feld }: { feld: string }) => feld)).toEqual([
    'neu_link',
    'neu_linktext',
    'neu_bildtext',
    'neu_bildcopyright',
  ]);
  const bild = await get(`/api/intranet/freigaben/${eintrag.json().referenz}/bild`);
  expect([bild.statusCode, bild.headers['content-type']]).toEqual([200, 'image/jpeg']);

  const pfad = `/api/intranet/freigaben/${referenz}`;
  const { version, schritte } = (await get(pfad)).json();
  expect(schritte).toEqual(['uebernehmen', 'zuweisen', 'rueckfrage', 'freigeben', 'ablehnen']);
  const entscheidung = { referenz, version, was: 'freigeben', nachricht: 'Die Bank ist repariert.' };
  const schluessel = { 'idempotency-key': 'einmal' };
  expect((await post(entscheidung, 'redaktion', schluessel)).statusCode).toBe(201);
  // A lost answer: the same once more is the same, another one comes too late.
  expect((await post(entscheidung, 'redaktion', schluessel)).statusCode).toBe(201);
  const spaet = await post({ ...entscheidung, was: 'ablehnen' });
  expect(spaet.statusCode).toBe(422);
  expect(spaet.json().errors).toEqual([
    { feld: 'was', meldung: expect.stringContaining('Redzep Test hat freigegeben') },
  ]);
  expect((await get(pfad)).json()).toMatchObject({
    status: 'freigegeben',
    verlauf: [{ nachricht: 'Die Bank ist repariert.' }],
  });
  // States as they follow each other, and nobody's at the end.
  for (const [sort, erster] of [
    ['stand', 'VE'],
    ['-stand', 'KO'],
    ['zustaendig', 'KO'],
    ['-zustaendig', 'KO'],
  ]) {
    expect((await list(`?ansicht=alle&sort=${sort}`)).data[0].referenz.slice(0, 2), sort).toBe(erster);
  }
  expect(await list('?ansicht=erledigt')).toMatchObject({ anzahl: 1, data: [{ zustaendig: 'Redzep Test' }] });
});

describe('taken along, the inbox', () => {
  it('is narrowed down as on screen, and no cell of it is a formula', async () => {
    await api.app.inject({ method: 'POST', url: '/api/kontakt', payload: { ...KONTAKT, name: 'Zweite' } });
    const csv = await get('/api/intranet/freigaben/export?typ=kontakt&q=spielplatz');
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.headers['content-disposition']).toMatch(/^attachment; filename="einsendungen-\d{4}-\d\d-\d\d\.csv"$/);
    const [kopf, zeile, ende] = csv.body.split('\r\n');
    expect(kopf).toBe('\ufeffReferenz;Formular;Worum es geht;E-Mail-Adresse;Eingegangen;Fällig;Stand;Bearbeitet von');
    expect(zeile).toMatch(/^KO-\d{4}-\d{4};Nachricht;'=SUMME\(A1\) <b>Bank<\/b>;ada@beispiel.example;.*;eingegangen;$/);
    expect(ende).toBe('');
    const xlsx = await get('/api/intranet/freigaben/export?ansicht=alle&format=xlsx');
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect((await get('/api/intranet/freigaben/export?format=exe')).statusCode).toBe(400);
  });
});

it('is given to somebody else of the desk, who is told by mail', async () => {
  const { db } = api.database;
  const { referenz } = (
    await api.app.inject({ method: 'POST', url: '/api/kontakt', payload: { ...KONTAKT, name: 'Dritte' } })
  ).json();
  const stand = async () => (await get(`/api/intranet/freigaben/${referenz}`)).json();
  const { version, kollegen } = await stand();
  expect(kollegen.map(({ name }: { name: string }) => name)).toEqual(['Ex Test']);
  const give = (zustaendig: unknown) => post({ referenz, version, was: 'zuweisen', zustaendig: String(zustaendig) });
  const ines = await db.selectFrom('konten').select('id').where('vorname', '=', 'Ines').executeTakeFirstOrThrow();
  for (const falsch of ['', 'x', '2147483648', ines.id]) {
    expect((await give(falsch)).json().errors, String(falsch)).toMatchObject([{ feld: 'zustaendig' }]);
  }
  expect((await give(kollegen[0].id)).statusCode).toBe(201);
  expect(await stand()).toMatchObject({
    status: 'in Prüfung',
    zustaendig: 'Ex Test',
    verlauf: [{ wer: 'Redzep Test', was: 'hat die Bearbeitung weitergegeben', nachricht: 'An Ex Test.' }],
  });
  const mails = await db.selectFrom('outbox').select(['an', 'text']).orderBy('id', 'desc').limit(2).execute();
  expect(mails[0]).toMatchObject({ an: 'ex.test@rathaus.example' });
  expect(mails[0]?.text).toContain(`/intranet/freigaben/${referenz}/`);
  expect(mails[1]).toMatchObject({ an: KONTAKT.email });
});

it('tells who decides of something gone, or with an account that was locked meanwhile', async () => {
  const weg = await post({ referenz: 'KO-2020-0001', version: 1, was: 'uebernehmen' });
  expect([weg.statusCode, weg.json().detail]).toEqual([404, 'Diese Einsendung gibt es nicht mehr.']);
  const person = { art: 'intern', vorname: 'Lotte', nachname: 'Test', rollen: ['redaktion'] } as const;
  const { id, headers } = await logInTestkonto(api.database, { ...person, rollen: [...person.rollen] });
  await api.database.db.updateTable('konten').set({ gesperrt: true }).where('id', '=', id).execute();
  const gesperrt = await post({ referenz: 'KO-2020-0001', version: 1, was: 'uebernehmen' }, 'visitor', headers);
  expect(gesperrt.statusCode).toBe(401);
  expect(gesperrt.json().detail).toBe('Ihr Konto wurde gesperrt. Bitte wenden Sie sich an die Verwaltung.');
});

it('refuses what is no decision, and other sites', async () => {
  expect((await post({ was: 'loeschen' })).statusCode).toBe(422);
  const ohneGrund = await post({ referenz: 'KO-2020-0001', version: 1, was: 'ablehnen' });
  expect(ohneGrund.json().errors).toMatchObject([{ feld: 'nachricht' }]);
  expect((await post({}, 'redaktion', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await get("/api/intranet/freigaben/KO-2020-0001'--")).statusCode).toBe(404);
});

it('counts a thousand hits and says that there are more', async () => {
  const { db } = api.database;
  await sql`insert into einsendungen (formular, referenz, email, route, angaben)
    select 'kontakt', 'XX-' || n, 'ada@beispiel.example', '/', '{"betreff": "Probe"}'
    from generate_series(1, 1001) as n`.execute(db);
  expect(await list('?q=probe')).toMatchObject({ anzahl: 1000, mehr: true, pagination: { page: 1, pages: 40 } });
  expect((await get('/api/intranet/freigaben?q=probe&seite=41')).statusCode).toBe(404);
  expect(await list('?q=probe 1001')).toMatchObject({ anzahl: 1, mehr: false, data: [{ referenz: 'XX-1001' }] });
  const letzte = await list('?seite=41');
  expect(letzte.data.at(-1)).toMatchObject({ referenz: 'XX-1001' });
  await sql`delete from einsendungen where referenz like 'XX-%'`.execute(db);
});
