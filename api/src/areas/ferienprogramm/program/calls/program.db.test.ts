import type { Ferienveranstaltung } from '@gm/shared/areas/ferienprogramm/ferienprogramm';
import { toCents } from '@gm/shared/format/amount';
import { addDays, readBerlinTime, readWeekday } from '@gm/shared/rules/berlin-time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { openTestDatabase } from '../../../../../test/test-database.ts';
import { createFerienprogrammRepository } from '../ferienprogramm-repository.ts';

let api: TestApp;
const today = readBerlinTime(new Date()).tag;
const get = async <Body>(url: string) => {
  const { statusCode, headers, json } = await api.app.inject(url);
  return { statusCode, headers, body: json() as Body };
};

beforeAll(async () => {
  api = await createTestApp({}, await openTestDatabase({ beispiel: true }));
});
afterAll(() => api.close());

it('lists the holiday programme of the demo with all required fields', async () => {
  const { body, headers } = await get<Ferienveranstaltung[]>('/api/ferienprogramm/programm?rubrik=24');
  expect(headers['cache-control']).toBe('no-store');
  expect(body.length).toBeGreaterThanOrEqual(24);
  expect(body.map(({ datum_von }) => datum_von)).toEqual(body.map(({ datum_von }) => datum_von).sort());
  expect(new Set(body.map(({ motiv }) => motiv)).size, 'illustrations').toBe(body.length);
  expect(body.every(({ datum_von, datum_bis }) => datum_von > addDays(today, 30) && datum_bis >= datum_von)).toBe(true);
  const free = ({ teilnehmer_max, bereits_reserviert }: Ferienveranstaltung) => teilnehmer_max - bereits_reserviert;
  expect(body.some((event) => free(event) === 0)).toBe(true);
  expect(body.some((event) => free(event) === 1)).toBe(true);
  expect(body.some(({ preis: price }) => price === 0)).toBe(true);
  expect(body.some(({ preis: price }) => price === 6.5)).toBe(true);
  expect(body.some(({ alter_max, teilnehmer_max }) => alter_max === 999 && teilnehmer_max === 999)).toBe(true);
  expect(body.some(({ preis: price, preis_geschwister }) => (preis_geschwister ?? price) < price)).toBe(true);
});

it('keeps the day of the week regardless of the day it is loaded', async () => {
  const { body } = await get<Ferienveranstaltung[]>('/api/ferienprogramm/programm?rubrik=24');
  const zirkus = body.find(({ id }) => id === 6);
  expect(readWeekday(zirkus?.datum_von.slice(0, 10) ?? '')).toBe('MONTAG');
  expect(readWeekday(zirkus?.datum_bis.slice(0, 10) ?? '')).toBe('FREITAG');
});

it('filters by category and rejects invalid ones', async () => {
  expect((await get('/api/ferienprogramm/programm?rubrik=7')).body).toEqual([]);
  expect((await get<unknown[]>('/api/ferienprogramm/programm')).body.length).toBeGreaterThan(0);
  expect((await get('/api/ferienprogramm/programm?rubrik=-1')).statusCode).toBe(400);
});

it('returns one event as a list', async () => {
  const { body } = await get<Ferienveranstaltung[]>('/api/ferienprogramm/programm/6');
  expect(body).toEqual([expect.objectContaining({ id: 6, preis: 65, taeglich: true, alter_min: 7 })]);
  for (const id of ['9999', '0', '-1', 'zirkus', '99999999999']) {
    expect((await get(`/api/ferienprogramm/programm/${id}`)).statusCode).toBe(404);
  }
});

it('has a page for every event, with the settings of the season', async () => {
  const { body } = await get<{ blocks: { template: string; context: object; options: object }[] }>(
    '/api/cms/route?url=/kinderferienprogramm/16/',
  );
  expect(body).toMatchObject({
    title: 'Trommeln wie in Westafrika',
    breadcrumbs: [{}, { href: '/kinderferienprogramm/' }, { href: '/kinderferienprogramm/16/' }],
    apiCalls: [{ name: 'ferienprogramm', options: { endpoint: '/api/ferienprogramm/programm/16' } }],
    blocks: [
      {
        template: 'ferienprogramm-veranstaltung',
        context: {
          id: 16,
          veranstalter: 'Musikschule Musterhardt',
          adresse: { plz: '75334', geokoordinaten: { latitude: expect.any(Number) } },
          bild: { id: expect.stringMatching(/^trommel-/) },
          bildergalerie_zuordnung: { bilder: [] },
        },
        options: { apiCalls: ['ferienprogramm'], gebuehr_kind: 3, plz: '75334', ort: 'Musterhardt' },
      },
    ],
  });
  expect((await get('/api/cms/route?url=/kinderferienprogramm/9999/')).statusCode).toBe(404);
});

it('links its organiser to the directory, and has structured data with date, place, organiser and price', async () => {
  const { body } = await get<{ seo: object; blocks: { context: object }[] }>(
    '/api/cms/route?url=/kinderferienprogramm/4/',
  );
  expect(body.blocks[0]?.context).toMatchObject({
    brancheneintrag_veranstalter: {
      titel: 'Freiwillige Feuerwehr Musterhardt',
      detailURL: expect.stringMatching(/^\/branchenverzeichnis\/.*-id_89\/$/),
    },
  });
  expect(body.seo).toMatchObject({
    type: 'event',
    event: {
      von: expect.stringMatching(/T10:00$/),
      bis: expect.stringMatching(/T16:00$/),
      ort: 'Feuerwehrhaus Mitte',
      adresse: { strasse: 'Florianweg 2' },
      veranstalter: 'Freiwillige Feuerwehr Musterhardt',
      angebot: { preis: 4, von: expect.any(String), bis: expect.any(String) },
    },
  });
});

it('appears in search and site map', async () => {
  const { body } = await get<{ data: { pfad: string }[] }>('/api/cms/verzeichnis');
  expect(body.data.map(({ pfad: path }) => path)).toContain('/kinderferienprogramm/6/');
  const search = await get<{ data: object[] }>('/api/cms/suche?q=Zirkuswoche&typ=ferienprogramm');
  expect(search.body.data).toEqual([expect.objectContaining({ url: '/kinderferienprogramm/6/' })]);
});

it('opens registration today, in the options of every step', async () => {
  for (const step of ['kontakt', 'kinder', 'programm', 'bestaetigen']) {
    const { body } = await get<{
      blocks: { template: string; options: { anmeldung_von: string; anmeldung_bis: string } }[];
    }>(`/api/cms/route?url=/ferienprogramm-anmeldung/${step}/`);
    expect(body.blocks[0]?.template).toBe(`ferienprogramm-${step}`);
    const { anmeldung_von = '', anmeldung_bis = '' } = body.blocks[0]?.options ?? {};
    expect(anmeldung_von <= today && today <= anmeldung_bis).toBe(true);
  }
});

it('withdraws an event that was removed, and keeps one with bookings', async () => {
  const { db } = api.database;
  const booking = { vorname: 'A', name: 'B', strasse: 'C', plz: '75334', ort: 'M', email: 'a@b.example', telefon: '' };
  const { id } = await db
    .insertInto('ferien_buchungen')
    .values({ ...booking, referenz: 'FP-1', token_hash: 'x', route: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const child = {
    vorname: 'K',
    name: 'B',
    strasse: 'C',
    plz: '75334',
    ort: 'M',
    geburtstag: '2018-01-01',
    bemerkung: '',
  };
  const { id: kind_id } = await db
    .insertInto('ferien_kinder')
    .values({ ...child, buchung_id: id, platz: 0, schluessel: 'k', geschlecht: 'weiblich' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('ferien_teilnahmen')
    .values({ kind_id, veranstaltung_id: 3, schluessel: 'k', preis: toCents(8) })
    .execute();

  await createFerienprogrammRepository(db).replace([]);
  expect((await get('/api/ferienprogramm/programm?rubrik=24')).body).toEqual([]);
  expect(await db.selectFrom('ferien_veranstaltungen').select(['id', 'aktiv']).execute()).toEqual([
    { id: 3, aktiv: false },
  ]);
});
