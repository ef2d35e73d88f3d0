import { afterAll, beforeAll, expect, it } from 'vitest';
import { readDemoRat } from '../../../test/read-demo-rat.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createRatsAblage, type RatsinfoZeilen } from './rats-ablage-repository.ts';

let database: TestDatabase;
let build: Awaited<ReturnType<typeof readDemoRat>>;
beforeAll(async () => {
  database = await openTestDatabase();
  build = await readDemoRat();
});
afterAll(() => database.remove());

const load = (zeilen: RatsinfoZeilen) =>
  database.db.transaction().execute((trx) => createRatsAblage(trx).replace(zeilen));
const readStand = (tabelle: 'rats_sitzungen' | 'rats_vorlagen' | 'rats_tagesordnungspunkte', id: number) =>
  database.db.selectFrom(tabelle).select(['geaendert', 'geloescht']).where('id', '=', id).executeTakeFirstOrThrow();

it('loads the demo council: four bodies, 22 elected members, meetings over three years', async () => {
  await load(build());
  const { db } = database;
  const gremien = await db.selectFrom('rats_gremien').select('id').where('art', '=', 'Gremium').execute();
  expect(gremien).toHaveLength(4);
  const mitglieder = await db
    .selectFrom('rats_mitgliedschaften')
    .select('person_id')
    .where('gremium_id', '=', 1)
    .where('ende', 'is', null)
    .execute();
  expect(mitglieder).toHaveLength(23);
  const sitzungen = await db.selectFrom('rats_sitzungen').select('beginn').orderBy('beginn').execute();
  expect(sitzungen.length).toBeGreaterThanOrEqual(30);
  const spanne = Number(sitzungen.at(-1)?.beginn) - Number(sitzungen[0]?.beginn);
  expect(spanne / 86_400_000 / 365).toBeGreaterThan(3);
  const wege = await db.selectFrom('rats_beratungen').select(['vorlage_id', 'gremien']).execute();
  const gremienDerVorlage = new Set(
    wege.filter(({ vorlage_id }) => vorlage_id === 2).flatMap(({ gremien }) => gremien),
  );
  expect([...gremienDerVorlage].sort()).toEqual([1, 2, 3]);
});

it('keeps what is not public apart, down to the last file', () => {
  const { rats_vorlagen, rats_beratungen, rats_dateien, rats_tagesordnungspunkte } = build();
  const verborgen = (zeilen: readonly { id?: number; oeffentlich: boolean }[]) =>
    new Set(zeilen.filter(({ oeffentlich }) => !oeffentlich).map(({ id }) => id));
  const vorlagen = verborgen(rats_vorlagen);
  const punkte = verborgen(rats_tagesordnungspunkte);
  expect(vorlagen.size).toBeGreaterThan(0);
  expect(punkte.size).toBeGreaterThan(0);
  const undichte = [
    ...rats_beratungen.filter(({ vorlage_id, punkt_id }) => vorlagen.has(vorlage_id) || punkte.has(punkt_id ?? 0)),
    ...rats_dateien.filter(({ vorlage_id }) => vorlagen.has(vorlage_id ?? 0)),
  ].filter(({ oeffentlich }) => oeffentlich);
  expect(undichte).toEqual([]);
  const texte = rats_dateien.filter(({ oeffentlich }) => oeffentlich).map(({ text }) => text);
  expect(texte.filter((text) => /Preisspiegel|Flurstücke 1204/.test(text ?? ''))).toEqual([]);
});

it('shows results only of meetings that are over', () => {
  const { rats_sitzungen, rats_tagesordnungspunkte, rats_dateien } = build('2026-03-11');
  const kuenftige = new Set(rats_sitzungen.filter(({ beginn }) => String(beginn) > '2026-03-11').map(({ id }) => id));
  expect(kuenftige.size).toBeGreaterThan(3);
  const punkte = rats_tagesordnungspunkte.filter(({ sitzung_id }) => kuenftige.has(sitzung_id));
  expect(punkte.length).toBeGreaterThan(3);
  expect(punkte.filter(({ ergebnis, beschluss, abstimmung }) => ergebnis ?? beschluss ?? abstimmung)).toEqual([]);
  const niederschriften = rats_dateien.filter(({ rolle }) => rolle === 'resultsProtocol');
  expect(niederschriften.some(({ sitzung_id }) => kuenftige.has(sitzung_id ?? 0))).toBe(false);
});

it('touches nothing that stayed the same, and what shows a change changes with it', async () => {
  await load(build());
  const vorher = await readStand('rats_sitzungen', 116);
  const andere = await readStand('rats_sitzungen', 115);
  await load(build());
  expect(await readStand('rats_sitzungen', 116)).toEqual(vorher);

  const zeilen = build();
  const punkt = zeilen.rats_tagesordnungspunkte.find(({ sitzung_id }) => sitzung_id === 116);
  if (!punkt) throw new Error('The meeting has an agenda');
  punkt.ergebnis = 'vertagt';
  await load(zeilen);
  expect((await readStand('rats_sitzungen', 116)).geaendert > vorher.geaendert).toBe(true);
  expect(await readStand('rats_sitzungen', 115)).toEqual(andere);
});

it('marks what is gone as deleted, and takes it back', async () => {
  const zeilen = build();
  const ohne = { ...zeilen, rats_dateien: zeilen.rats_dateien.filter(({ vorlage_id }) => vorlage_id !== 12) };
  ohne.rats_beratungen = zeilen.rats_beratungen.filter(({ vorlage_id }) => vorlage_id !== 12);
  ohne.rats_vorlagen = zeilen.rats_vorlagen.filter(({ id }) => id !== 12);
  await load(zeilen);
  const vorher = await readStand('rats_vorlagen', 12);
  await load(ohne);
  const geloescht = await readStand('rats_vorlagen', 12);
  expect(geloescht.geloescht).toBe(true);
  expect(geloescht.geaendert > vorher.geaendert).toBe(true);
  await load(zeilen);
  expect((await readStand('rats_vorlagen', 12)).geloescht).toBe(false);
});

it('remembers that something was public', async () => {
  const zeilen = build();
  await load(zeilen);
  await load({
    ...zeilen,
    rats_vorlagen: zeilen.rats_vorlagen.map((eine) => (eine.id === 11 ? { ...eine, oeffentlich: false } : eine)),
  });
  const readDepubliziert = (id: number) =>
    database.db.selectFrom('rats_vorlagen').select('depubliziert').where('id', '=', id).executeTakeFirst();
  expect(await readDepubliziert(11)).toEqual({ depubliziert: true });
  expect(await readDepubliziert(80)).toEqual({ depubliziert: false });
  await load(zeilen);
  expect(await readDepubliziert(11)).toEqual({ depubliziert: false });
});
