import { afterAll, beforeAll, expect, it } from 'vitest';
import { readDemoCouncil } from '../../../test/read-demo-council.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createCouncilStorage, type RatsinfoLines } from './files/council-storage-repository.ts';

let database: TestDatabase;
let build: Awaited<ReturnType<typeof readDemoCouncil>>;
beforeAll(async () => {
  database = await openTestDatabase();
  build = await readDemoCouncil();
});
afterAll(() => database.remove());

const load = (lines: RatsinfoLines) =>
  database.db.transaction().execute((trx) => createCouncilStorage(trx).replace(lines));
const readState = (table: 'rats_sitzungen' | 'rats_vorlagen' | 'rats_tagesordnungspunkte', id: number) =>
  database.db.selectFrom(table).select(['geaendert', 'geloescht']).where('id', '=', id).executeTakeFirstOrThrow();

it('loads the demo council: four bodies, 22 elected members, meetings over three years', async () => {
  await load(build());
  const { db } = database;
  const gremien = await db.selectFrom('rats_gremien').select('id').where('art', '=', 'Gremium').execute();
  expect(gremien).toHaveLength(4);
  const members = await db
    .selectFrom('rats_mitgliedschaften')
    .select('person_id')
    .where('gremium_id', '=', 1)
    .where('ende', 'is', null)
    .execute();
  expect(members).toHaveLength(23);
  const meetings = await db.selectFrom('rats_sitzungen').select('beginn').orderBy('beginn').execute();
  expect(meetings.length).toBeGreaterThanOrEqual(30);
  const span = Number(meetings.at(-1)?.beginn) - Number(meetings[0]?.beginn);
  expect(span / 86_400_000 / 365).toBeGreaterThan(3);
  const ways = await db.selectFrom('rats_beratungen').select(['vorlage_id', 'gremien']).execute();
  const gremienDerPaper = new Set(ways.filter(({ vorlage_id }) => vorlage_id === 2).flatMap(({ gremien }) => gremien));
  expect([...gremienDerPaper].sort()).toEqual([1, 2, 3]);
});

it('separates non-public data, including files', () => {
  const { rats_vorlagen, rats_beratungen, rats_dateien, rats_tagesordnungspunkte } = build();
  const hidden = (lines: readonly { id?: number; oeffentlich: boolean }[]) =>
    new Set(lines.filter(({ oeffentlich: isPublic }) => !isPublic).map(({ id }) => id));
  const papers = hidden(rats_vorlagen);
  const points = hidden(rats_tagesordnungspunkte);
  expect(papers.size).toBeGreaterThan(0);
  expect(points.size).toBeGreaterThan(0);
  const undichte = [
    ...rats_beratungen.filter(({ vorlage_id, punkt_id }) => papers.has(vorlage_id) || points.has(punkt_id ?? 0)),
    ...rats_dateien.filter(({ vorlage_id }) => papers.has(vorlage_id ?? 0)),
  ].filter(({ oeffentlich: isPublic }) => isPublic);
  expect(undichte).toEqual([]);
  const texts = rats_dateien.filter(({ oeffentlich: isPublic }) => isPublic).map(({ text }) => text);
  expect(texts.filter((text) => /Preisspiegel|Flurstücke 1204/.test(text ?? ''))).toEqual([]);
});

it('shows results only of past meetings', () => {
  const { rats_sitzungen, rats_tagesordnungspunkte, rats_dateien } = build('2026-03-11');
  const future = new Set(
    rats_sitzungen.filter(({ beginn: start }) => String(start) > '2026-03-11').map(({ id }) => id),
  );
  expect(future.size).toBeGreaterThan(3);
  const points = rats_tagesordnungspunkte.filter(({ sitzung_id }) => future.has(sitzung_id));
  expect(points.length).toBeGreaterThan(3);
  expect(points.filter(({ ergebnis: result, beschluss, abstimmung: vote }) => result ?? beschluss ?? vote)).toEqual([]);
  const niederschriften = rats_dateien.filter(({ rolle: role }) => role === 'resultsProtocol');
  expect(niederschriften.some(({ sitzung_id }) => future.has(sitzung_id ?? 0))).toBe(false);
});

it('leaves unchanged rows untouched, and updates the parents of changed ones', async () => {
  await load(build());
  const before = await readState('rats_sitzungen', 116);
  const other = await readState('rats_sitzungen', 115);
  await load(build());
  expect(await readState('rats_sitzungen', 116)).toEqual(before);

  const lines = build();
  const point = lines.rats_tagesordnungspunkte.find(({ sitzung_id }) => sitzung_id === 116);
  if (!point) throw new Error('The meeting has an agenda');
  point.ergebnis = 'vertagt';
  await load(lines);
  expect((await readState('rats_sitzungen', 116)).geaendert > before.geaendert).toBe(true);
  expect(await readState('rats_sitzungen', 115)).toEqual(other);
});

it('marks removed objects as deleted, and restores them', async () => {
  const lines = build();
  const without = { ...lines, rats_dateien: lines.rats_dateien.filter(({ vorlage_id }) => vorlage_id !== 12) };
  without.rats_beratungen = lines.rats_beratungen.filter(({ vorlage_id }) => vorlage_id !== 12);
  without.rats_vorlagen = lines.rats_vorlagen.filter(({ id }) => id !== 12);
  await load(lines);
  const before = await readState('rats_vorlagen', 12);
  await load(without);
  const deleted = await readState('rats_vorlagen', 12);
  expect(deleted.geloescht).toBe(true);
  expect(deleted.geaendert > before.geaendert).toBe(true);
  await load(lines);
  expect((await readState('rats_vorlagen', 12)).geloescht).toBe(false);
});

it('remembers that something was public', async () => {
  const lines = build();
  await load(lines);
  await load({
    ...lines,
    rats_vorlagen: lines.rats_vorlagen.map((one) => (one.id === 11 ? { ...one, oeffentlich: false } : one)),
  });
  const readDepubliziert = (id: number) =>
    database.db.selectFrom('rats_vorlagen').select('depubliziert').where('id', '=', id).executeTakeFirst();
  expect(await readDepubliziert(11)).toEqual({ depubliziert: true });
  expect(await readDepubliziert(80)).toEqual({ depubliziert: false });
  await load(lines);
  expect(await readDepubliziert(11)).toEqual({ depubliziert: false });
});
