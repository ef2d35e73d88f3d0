import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadContent } from '../../../test/load-content.ts';
import { drawPng } from '../../../test/multipart.ts';
import { logInAll } from '../../../test/sign-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createTestContent, type TestContent } from '../../../test/test-content.ts';
import { VERANSTALTUNGS_FILES } from '../../../test/veranstaltungen.ts';
import { AREAS } from '../../areas.ts';
import { loadContent as publish } from '../../core/content/publish/load-content.ts';
import { createSubmissionRepository } from '../../core/forms/submissions/submission-repository.ts';
import { openFiles } from '../../core/platform/files/open-files.ts';
import { findVeranstaltung } from './find-veranstaltung.ts';
import { up as giveNumbers } from './migrations/0160_nummern_der_veranstaltungen.ts';
import { up } from './migrations/0161_veranstaltungen_als_inhalt.ts';

const API = '/api/intranet/redaktion';
const DAY = '2099-11-11';
const TIMES = { ab_datum: null, ab_zeit: null, bis_datum: null, bis_zeit: null };
/** Data as stored by the former form. */
const FIXED = {
  titel: 'Laternenfest',
  einleitung: 'Für alle.',
  text: '<p>Mit <strong>Musik</strong>:</p><ul><li>Chor</li></ul>',
  veranstaltungen_rubrik: [1, 2],
  veranstalter_brancheneintrag_zuordnung: 1,
  veranstalter: '',
  veranstaltungsort: 'Am Bach 3',
  eintritt: '3 Euro',
  datum_von: DAY,
  datum_bis: '2099-11-12',
  zeit_von: '17:00',
  zeit_bis: '',
  link: 'https://tv.example/',
  linktext: 'Karten',
  bildtext: '',
  bildcopyright: '',
  ...TIMES,
};

let api: TestApp;
let content: TestContent;
let folder: string;
let headers: Record<string, string> = {};
let before: { id: number; titel: string }[];
const termine = async () => (await api.app.inject('/api/cms/veranstaltungen')).json().data;
const get = async (url: string) => (await api.app.inject({ url, headers })).json();
const soon = { timeout: 20_000 };

/** Inserts a calendar row of the former form; returns its number. */
async function addRow(fields: Record<string, unknown>): Promise<number> {
  const { veranstaltungen_rubrik: categories, veranstalter_brancheneintrag_zuordnung: entry, ...words } = FIXED;
  const { ab_datum, ab_zeit, bis_datum, bis_zeit, ...rest } = words;
  const line = {
    ...{ ...rest, rubriken: categories, brancheneintrag_id: entry },
    ...{ ansprechpartner: '', telefon: '', email: '', freigegeben: true },
    ...fields,
  };
  const columns = Object.keys(line).map((name) => sql.ref(name));
  const { rows } = await sql<{ id: number }>`insert into veranstaltungen (${sql.join(columns)})
    values (${sql.join(Object.values(line))}) returning id`.execute(api.database.db);
  return rows[0]?.id ?? expect.fail('no row');
}

async function write(reference: string, status: string, released: number | null, details: object[], image?: string) {
  const { db } = api.database;
  const { rows } = await sql<{ id: number }>`
    insert into redaktion_beitraege (referenz, art, status, version, freigegeben, ab)
    values (${reference}, 'veranstaltung', ${status}, ${details.length}, ${released}, now()) returning id`.execute(db);
  const id = rows[0]?.id ?? expect.fail('no row');
  for (const [index, words] of details.entries()) {
    await sql`insert into redaktion_fassungen (beitrag_id, nummer, angaben, bild_id)
      values (${id}, ${index + 1}, ${JSON.stringify({ ...FIXED, ...words })}::jsonb, ${image ?? null})`.execute(db);
    await sql`insert into redaktion_protokoll (beitrag_id, fassung, vorgang, status, konto_id, wer)
      values (${id}, ${index + 1}, 'speichern', ${status}, (select min(id) from konten), 'Redzep')`.execute(db);
  }
  return id;
}

/** Inserts a submission and the row created from it; returns the row's number. */
async function enter(reference: string, released: boolean, bild_id: string | null): Promise<number> {
  const details = { ...FIXED, titel: reference, ansprechpartner: 'Ada', telefon: '1', email: 'ada@post.example' };
  const einsendung_id = await createSubmissionRepository(api.database.db).save({
    ...{
      formular: 'veranstaltung',
      referenz: reference,
      email: 'ada@post.example',
      route: '/',
      angaben: details,
      zustimmungen: [],
    },
    bild: bild_id && 'VE-1.jpg',
  });
  return addRow({
    titel: reference,
    einsendung_id,
    freigegeben: released,
    bild_id,
    bildtext: 'Ein Zelt',
    datum_bis: DAY,
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veranstaltungen-'));
  content = await createTestContent({
    ...VERANSTALTUNGS_FILES,
    'veranstaltungen/termine.yaml': `
- { id: 5, titel: Markt, md: Gemüse, rubriken: [1], datum: ${DAY}, ort: Kelter, veranstalter: Gemeinde }
- { id: 6, titel: Lauf, md: Schnell, rubriken: [2], datum: ${DAY}, tage: 2, ort: Kelter, eintrag: 2 }
`,
  });
  api = await createTestApp({ DATA_DIR: folder });
  const { db } = api.database;
  await loadContent(db, content.ordner);
  headers = (await logInAll(api.database)).redaktion ?? {};
  for (const name of ['redaktion-ab12.jpg', 'VE-1.jpg']) {
    await openFiles(api.config).uploads.writeNew(name, await drawPng().jpeg().toBuffer());
  }
  await sql`insert into bilder (id, datei, breite, hoehe, farbe, alt, copyright) values
    ('mast-1', 'upload:redaktion-ab12.jpg', 30, 20, '#778899', 'Ein Mast', 'Ada'),
    ('zelt-1', 'upload:VE-1.jpg', 30, 20, '#778899', 'Ein Zelt', 'Ada')`.execute(db);
  // Content pages had other numbers than their entries; here the two are swapped.
  const market = { inhalt_id: 5, titel: 'Markt', brancheneintrag_id: null, veranstalter: 'Gemeinde' };
  for (const id of [1, 2, 3, 4, 5]) {
    await addRow(id === 5 ? { inhalt_id: 6, titel: 'Lauf', brancheneintrag_id: 2 } : { titel: 'weg' });
  }
  await addRow(market);
  await sql`delete from veranstaltungen where titel = 'weg'`.execute(db);
  const versions = [{ titel: 'Fackelzug' }, {}, { titel: 'Noch nicht', veranstaltungsort: 'Kelter' }];
  const fixed = await write('VA-2026-0001', 'veröffentlicht', 2, versions, 'mast-1');
  await addRow({ beitrag_id: fixed, bild_id: 'mast-1', bildtext: 'Ein Mast' });
  await write('VA-2026-0002', 'Entwurf', null, [{ titel: 'Eis', datum_von: null, text: '' }]);
  await write('VA-2026-0003', 'geplant', 1, [{ titel: 'Tanz' }]);
  const way = await write('VA-2026-0004', 'zurückgezogen', null, [{ titel: 'Abgesagt' }]);
  await addRow({ beitrag_id: way, titel: 'Abgesagt', freigegeben: false });
  await enter('VE-2026-0001', true, 'zelt-1');
  await enter('VE-2026-0002', false, null);
  before = [
    { id: 5, titel: 'Lauf' },
    { id: 6, titel: 'Markt' },
    { id: 7, titel: 'Laternenfest' },
    { id: 9, titel: 'VE-2026-0001' },
  ];
  await db.transaction().execute(async (trx) => {
    for (const table of ['kalender_termine', 'kalender', 'veranstaltung_eintragungen']) {
      await sql`drop table ${sql.table(table)}`.execute(trx);
    }
    await giveNumbers(trx as unknown as Kysely<unknown>);
    await up(trx as unknown as Kysely<unknown>);
  });
  await publish(db, { bereiche: AREAS });
}, 60_000);
afterAll(async () => {
  await api.close();
  await content.remove();
  await rm(folder, { recursive: true, force: true });
});

it('public events keep their id, address, calendar UID and picture', async () => {
  const current = await api.database.db.selectFrom('kalender').select(['id', 'titel']).orderBy('id').execute();
  expect(current).toEqual(before);
  await expect
    .poll(
      async () => (await termine()).map(({ id, titel: title }: Record<string, unknown>) => ({ id, titel: title })),
      soon,
    )
    .toEqual(before.toSorted((a, b) => a.id - b.id));
  expect(await get('/api/cms/veranstaltungen/7')).toMatchObject({
    titel: 'Laternenfest',
    text: '<p>Mit <strong>Musik</strong>:</p>\n<ul>\n<li>Chor</li>\n</ul>',
    rubriken: ['Musik', 'Ausstellung'],
    brancheneintrag_veranstalter: { id: 1 },
    veranstaltungsort: 'Am Bach 3',
    datum_von: `${DAY}T17:00`,
    datum_bis: '2099-11-12',
    eintritt: '3 Euro',
    link: 'https://tv.example/',
    linktext: 'Karten',
    bild: { id: 'mast-1', alt: 'Ein Mast' },
    detailURL: '/veranstaltungen/laternenfest-id_7/',
  });
  const calendar = (await api.app.inject('/api/cms/veranstaltungen/kalender.ics')).body;
  expect(calendar.match(/UID:\D*(\d+)/g)?.length).toBe(4);
  for (const image of ['mast-1', 'zelt-1'])
    expect((await api.app.inject(`/api/bild/${image}/320`)).statusCode).toBe(200);
});

it('an entry has the number of its page', async () => {
  const lines = api.database.db
    .selectFrom('inhalt_eintraege')
    .select(['schluessel', 'name'])
    .where('art', '=', 'veranstaltung');
  expect((await lines.execute()).sort((a, b) => Number(a.schluessel) - Number(b.schluessel))).toEqual([
    { schluessel: '5', name: 'Lauf' },
    { schluessel: '6', name: 'Markt' },
    { schluessel: '7', name: 'Laternenfest' },
    { schluessel: '9', name: 'VE-2026-0001' },
  ]);
});

it('drafts, scheduled events and all versions are kept and can be edited further', async () => {
  const { data } = await get(`${API}?typ=veranstaltung`);
  expect(data.map(({ referenz: reference, status }: Record<string, string>) => [reference, status]).sort()).toEqual([
    ['VA-2026-0001', 'veröffentlicht'],
    ['VA-2026-0002', 'Entwurf'],
    ['VA-2026-0003', 'geplant'],
    ['VA-2026-0004', 'zurückgezogen'],
  ]);
  const contribution = await get(`${API}/VA-2026-0001`);
  expect(contribution).toMatchObject({ titel: 'Noch nicht', version: 3, ungeprueft: true });
  expect(contribution.oeffentlich).toBe('/veranstaltungen/laternenfest-id_7/');
  const payload = JSON.parse(contribution.werte.daten);
  expect(payload).toMatchObject({ titel: 'Noch nicht', ort: 'Kelter', bis: '2099-11-12', foto: 'redaktion-ab12.jpg' });
  expect(payload.md).toBe('Mit **Musik**:\n\n- Chor');
  const { angaben: details } = await get(`${API}/VA-2026-0001/fassung/1`);
  expect(details).toContainEqual({ titel: 'Titel', wert: 'Fackelzug' });
  expect(details).toContainEqual({ titel: 'Anderer Ort', wert: 'Am Bach 3' });
  const release = async (reference: string) => {
    const { version, werte: values } = await get(`${API}/${reference}`);
    const payload = { ...values, referenz: reference, version, was: 'freigeben' };
    return (await api.app.inject({ method: 'POST', url: `${API}/inhalt`, headers, payload })).json();
  };
  expect((await release('VA-2026-0001')).errors).toBeUndefined();
  // A withdrawn event returns under its former URL.
  expect((await release('VA-2026-0004')).errors).toBeUndefined();
  expect((await get(`${API}/VA-2026-0004`)).oeffentlich).toBe('/veranstaltungen/abgesagt-id_8/');
  expect((await release('VA-2026-0002')).errors.map(({ feld: field }: { feld: string }) => field)).toEqual(
    expect.arrayContaining(['daten/md', 'daten/datum']),
  );
  await expect(
    sql`update redaktion_fassungen set bild_id = null`.execute(api.database.db),
    'versions are append-only again',
  ).rejects.toThrow('append-only');
});

it('submissions are available to halls, and deleting them keeps the events created from them', async () => {
  const { db } = api.database;
  expect(await findVeranstaltung(db, 9)).toMatchObject({ titel: 'VE-2026-0001', telefon: '1' });
  expect(await findVeranstaltung(db, 10)).toMatchObject({ titel: 'VE-2026-0002', email: 'ada@post.example' });
  await db.deleteFrom('einsendungen').execute();
  expect(await findVeranstaltung(db, 9)).toMatchObject({ titel: 'VE-2026-0001', telefon: '' });
  expect(await findVeranstaltung(db, 10)).toBeNull();
  expect((await get('/api/cms/veranstaltungen/9')).bild).toMatchObject({ id: 'zelt-1' });
});
