import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInAll } from '../../../test/anmelden.ts';
import { loadInhalt } from '../../../test/load-inhalt.ts';
import { drawPng } from '../../../test/multipart.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createTestInhalt, type TestInhalt } from '../../../test/test-inhalt.ts';
import { VERANSTALTUNGSDATEIEN } from '../../../test/veranstaltungen.ts';
import { BEREICHE } from '../../bereiche.ts';
import { openDateien } from '../../kern/dateien/open-dateien.ts';
import { createEinsendungRepository } from '../../kern/freigaben/einsendung-repository.ts';
import { loadInhalt as publish } from '../../kern/inhalt/load-inhalt.ts';
import { findVeranstaltung } from './find-veranstaltung.ts';
import { up as giveNumbers } from './migrations/0160_nummern_der_veranstaltungen.ts';
import { up } from './migrations/0161_veranstaltungen_als_inhalt.ts';

const API = '/api/intranet/redaktion';
const TAG = '2099-11-11';
const ZEITEN = { ab_datum: null, ab_zeit: null, bis_datum: null, bis_zeit: null };
/** As the form of events stored it. */
const FEST = {
  titel: 'Laternenfest',
  einleitung: 'Für alle.',
  text: '<p>Mit <strong>Musik</strong>:</p><ul><li>Chor</li></ul>',
  veranstaltungen_rubrik: [1, 2],
  veranstalter_brancheneintrag_zuordnung: 1,
  veranstalter: '',
  veranstaltungsort: 'Am Bach 3',
  eintritt: '3 Euro',
  datum_von: TAG,
  datum_bis: '2099-11-12',
  zeit_von: '17:00',
  zeit_bis: '',
  link: 'https://tv.example/',
  linktext: 'Karten',
  bildtext: '',
  bildcopyright: '',
  ...ZEITEN,
};

let api: TestApp;
let inhalt: TestInhalt;
let ordner: string;
let headers: Record<string, string> = {};
let vorher: { id: number; titel: string }[];
const termine = async () => (await api.app.inject('/api/cms/veranstaltungen')).json().data;
const get = async (url: string) => (await api.app.inject({ url, headers })).json();
const bald = { timeout: 20_000 };

/** A row of the calendar as it was when there was another form; gives its number. */
async function addRow(felder: Record<string, unknown>): Promise<number> {
  const { veranstaltungen_rubrik: rubriken, veranstalter_brancheneintrag_zuordnung: eintrag, ...worte } = FEST;
  const { ab_datum, ab_zeit, bis_datum, bis_zeit, ...rest } = worte;
  const zeile = {
    ...{ ...rest, rubriken, brancheneintrag_id: eintrag },
    ...{ ansprechpartner: '', telefon: '', email: '', freigegeben: true },
    ...felder,
  };
  const spalten = Object.keys(zeile).map((name) => sql.ref(name));
  const { rows } = await sql<{ id: number }>`insert into veranstaltungen (${sql.join(spalten)})
    values (${sql.join(Object.values(zeile))}) returning id`.execute(api.database.db);
  return rows[0]?.id ?? expect.fail('no row');
}

async function write(referenz: string, status: string, freigegeben: number | null, angaben: object[], bild?: string) {
  const { db } = api.database;
  const { rows } = await sql<{ id: number }>`
    insert into redaktion_beitraege (referenz, art, status, version, freigegeben, ab)
    values (${referenz}, 'veranstaltung', ${status}, ${angaben.length}, ${freigegeben}, now()) returning id`.execute(
    db,
  );
  const id = rows[0]?.id ?? expect.fail('no row');
  for (const [index, worte] of angaben.entries()) {
    await sql`insert into redaktion_fassungen (beitrag_id, nummer, angaben, bild_id)
      values (${id}, ${index + 1}, ${JSON.stringify({ ...FEST, ...worte })}::jsonb, ${bild ?? null})`.execute(db);
    await sql`insert into redaktion_protokoll (beitrag_id, fassung, vorgang, status, konto_id, wer)
      values (${id}, ${index + 1}, 'speichern', ${status}, (select min(id) from konten), 'Redzep')`.execute(db);
  }
  return id;
}

/** What a resident sent, with the row that was made of it; gives the number of that. */
async function enter(referenz: string, freigegeben: boolean, bild_id: string | null): Promise<number> {
  const angaben = { ...FEST, titel: referenz, ansprechpartner: 'Ada', telefon: '1', email: 'ada@post.example' };
  const einsendung_id = await createEinsendungRepository(api.database.db).save({
    ...{ formular: 'veranstaltung', referenz, email: 'ada@post.example', route: '/', angaben, zustimmungen: [] },
    bild: bild_id && 'VE-1.jpg',
  });
  return addRow({ titel: referenz, einsendung_id, freigegeben, bild_id, bildtext: 'Ein Zelt', datum_bis: TAG });
}

beforeAll(async () => {
  ordner = await mkdtemp(join(tmpdir(), 'veranstaltungen-'));
  inhalt = await createTestInhalt({
    ...VERANSTALTUNGSDATEIEN,
    'veranstaltungen/termine.yaml': `
- { id: 5, titel: Markt, md: Gemüse, rubriken: [1], datum: ${TAG}, ort: Kelter, veranstalter: Gemeinde }
- { id: 6, titel: Lauf, md: Schnell, rubriken: [2], datum: ${TAG}, tage: 2, ort: Kelter, eintrag: 2 }
`,
  });
  api = await createTestApp({ DATA_DIR: ordner });
  const { db } = api.database;
  await loadInhalt(db, inhalt.ordner);
  headers = (await logInAll(api.database)).redaktion ?? {};
  for (const name of ['redaktion-ab12.jpg', 'VE-1.jpg']) {
    await openDateien(api.config).uploads.writeNew(name, await drawPng().jpeg().toBuffer());
  }
  await sql`insert into bilder (id, datei, breite, hoehe, farbe, alt, copyright) values
    ('mast-1', 'upload:redaktion-ab12.jpg', 30, 20, '#778899', 'Ein Mast', 'Ada'),
    ('zelt-1', 'upload:VE-1.jpg', 30, 20, '#778899', 'Ein Zelt', 'Ada')`.execute(db);
  // Pages of the content had other numbers than their entries: here each has that of the other's page.
  const markt = { inhalt_id: 5, titel: 'Markt', brancheneintrag_id: null, veranstalter: 'Gemeinde' };
  for (const id of [1, 2, 3, 4, 5]) {
    await addRow(id === 5 ? { inhalt_id: 6, titel: 'Lauf', brancheneintrag_id: 2 } : { titel: 'weg' });
  }
  await addRow(markt);
  await sql`delete from veranstaltungen where titel = 'weg'`.execute(db);
  const fassungen = [{ titel: 'Fackelzug' }, {}, { titel: 'Noch nicht', veranstaltungsort: 'Kelter' }];
  const fest = await write('VA-2026-0001', 'veröffentlicht', 2, fassungen, 'mast-1');
  await addRow({ beitrag_id: fest, bild_id: 'mast-1', bildtext: 'Ein Mast' });
  await write('VA-2026-0002', 'Entwurf', null, [{ titel: 'Eis', datum_von: null, text: '' }]);
  await write('VA-2026-0003', 'geplant', 1, [{ titel: 'Tanz' }]);
  const weg = await write('VA-2026-0004', 'zurückgezogen', null, [{ titel: 'Abgesagt' }]);
  await addRow({ beitrag_id: weg, titel: 'Abgesagt', freigegeben: false });
  await enter('VE-2026-0001', true, 'zelt-1');
  await enter('VE-2026-0002', false, null);
  vorher = [
    { id: 5, titel: 'Lauf' },
    { id: 6, titel: 'Markt' },
    { id: 7, titel: 'Laternenfest' },
    { id: 9, titel: 'VE-2026-0001' },
  ];
  await db.transaction().execute(async (trx) => {
    for (const tabelle of ['kalender_termine', 'kalender', 'veranstaltung_eintragungen']) {
      await sql`drop table ${sql.table(tabelle)}`.execute(trx);
    }
    await giveNumbers(trx as unknown as Kysely<unknown>);
    await up(trx as unknown as Kysely<unknown>);
  });
  await publish(db, { bereiche: BEREICHE });
}, 60_000);
afterAll(async () => {
  await api.close();
  await inhalt.remove();
  await rm(ordner, { recursive: true, force: true });
});

it('what is public stays the same event, at the same address and for the same calendars, with its picture', async () => {
  const bisher = await api.database.db.selectFrom('kalender').select(['id', 'titel']).orderBy('id').execute();
  expect(bisher).toEqual(vorher);
  await expect
    .poll(async () => (await termine()).map(({ id, titel }: Record<string, unknown>) => ({ id, titel })), bald)
    .toEqual(vorher.toSorted((a, b) => a.id - b.id));
  expect(await get('/api/cms/veranstaltungen/7')).toMatchObject({
    titel: 'Laternenfest',
    text: '<p>Mit <strong>Musik</strong>:</p>\n<ul>\n<li>Chor</li>\n</ul>',
    rubriken: ['Musik', 'Ausstellung'],
    brancheneintrag_veranstalter: { id: 1 },
    veranstaltungsort: 'Am Bach 3',
    datum_von: `${TAG}T17:00`,
    datum_bis: '2099-11-12',
    eintritt: '3 Euro',
    link: 'https://tv.example/',
    linktext: 'Karten',
    bild: { id: 'mast-1', alt: 'Ein Mast' },
    detailURL: '/veranstaltungen/laternenfest-id_7/',
  });
  const kalender = (await api.app.inject('/api/cms/veranstaltungen/kalender.ics')).body;
  expect(kalender.match(/UID:\D*(\d+)/g)?.length).toBe(4);
  for (const bild of ['mast-1', 'zelt-1']) expect((await api.app.inject(`/api/bild/${bild}/320`)).statusCode).toBe(200);
});

it('an entry has the number of its page', async () => {
  const zeilen = api.database.db
    .selectFrom('inhalt_eintraege')
    .select(['schluessel', 'name'])
    .where('art', '=', 'veranstaltung');
  expect((await zeilen.execute()).sort((a, b) => Number(a.schluessel) - Number(b.schluessel))).toEqual([
    { schluessel: '5', name: 'Lauf' },
    { schluessel: '6', name: 'Markt' },
    { schluessel: '7', name: 'Laternenfest' },
    { schluessel: '9', name: 'VE-2026-0001' },
  ]);
});

it('drafts, plans and every version are still there, and go on', async () => {
  const { data } = await get(`${API}?typ=veranstaltung`);
  expect(data.map(({ referenz, status }: Record<string, string>) => [referenz, status]).sort()).toEqual([
    ['VA-2026-0001', 'veröffentlicht'],
    ['VA-2026-0002', 'Entwurf'],
    ['VA-2026-0003', 'geplant'],
    ['VA-2026-0004', 'zurückgezogen'],
  ]);
  const beitrag = await get(`${API}/VA-2026-0001`);
  expect(beitrag).toMatchObject({ titel: 'Noch nicht', version: 3, ungeprueft: true });
  expect(beitrag.oeffentlich).toBe('/veranstaltungen/laternenfest-id_7/');
  const daten = JSON.parse(beitrag.werte.daten);
  expect(daten).toMatchObject({ titel: 'Noch nicht', ort: 'Kelter', bis: '2099-11-12', foto: 'redaktion-ab12.jpg' });
  expect(daten.md).toBe('Mit **Musik**:\n\n- Chor');
  const { angaben } = await get(`${API}/VA-2026-0001/fassung/1`);
  expect(angaben).toContainEqual({ titel: 'Titel', wert: 'Fackelzug' });
  expect(angaben).toContainEqual({ titel: 'Anderer Ort', wert: 'Am Bach 3' });
  const release = async (referenz: string) => {
    const { version, werte } = await get(`${API}/${referenz}`);
    const payload = { ...werte, referenz, version, was: 'freigeben' };
    return (await api.app.inject({ method: 'POST', url: `${API}/inhalt`, headers, payload })).json();
  };
  expect((await release('VA-2026-0001')).errors).toBeUndefined();
  // What was withdrawn comes back where it stood.
  expect((await release('VA-2026-0004')).errors).toBeUndefined();
  expect((await get(`${API}/VA-2026-0004`)).oeffentlich).toBe('/veranstaltungen/abgesagt-id_8/');
  expect((await release('VA-2026-0002')).errors.map(({ feld }: { feld: string }) => feld)).toEqual(
    expect.arrayContaining(['daten/md', 'daten/datum']),
  );
  await expect(
    sql`update redaktion_fassungen set bild_id = null`.execute(api.database.db),
    'versions are append-only again',
  ).rejects.toThrow('append-only');
});

it('what residents sent is known to the halls, and erased without the event that was made of it', async () => {
  const { db } = api.database;
  expect(await findVeranstaltung(db, 9)).toMatchObject({ titel: 'VE-2026-0001', telefon: '1' });
  expect(await findVeranstaltung(db, 10)).toMatchObject({ titel: 'VE-2026-0002', email: 'ada@post.example' });
  await db.deleteFrom('einsendungen').execute();
  expect(await findVeranstaltung(db, 9)).toMatchObject({ titel: 'VE-2026-0001', telefon: '' });
  expect(await findVeranstaltung(db, 10)).toBeNull();
  expect((await get('/api/cms/veranstaltungen/9')).bild).toMatchObject({ id: 'zelt-1' });
});
