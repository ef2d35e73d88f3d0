import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadContent } from '../../../../test/load-content.ts';
import { createMemoryObjects } from '../../../../test/memory-objects.ts';
import { createTestApp } from '../../../../test/test-app.ts';
import { createTestContent, type TestContent } from '../../../../test/test-content.ts';
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { AREAS } from '../../../areas.ts';
import { seedContent } from '../../editor/folder/import-content.ts';
import { createMasterDataRepository } from '../../entries/master-data-repository.ts';
import { createPageRepository } from '../../entries/page-repository.ts';
import { readConfig } from '../../platform/config/read-config.ts';
import { CONTENT_CHANNEL } from '../../platform/version/content-state.ts';
import { listSearchSources } from '../../services/search/list-search-sources.ts';
import { loadMasterData } from './load-master-data.ts';

let database: TestDatabase;
let content: TestContent;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  const tables = sql`seiten, artikel, rubriken, bilder, menus, konfiguration, entfernte_pfade, inhalt_stand, inhalt_eintraege`;
  await sql`truncate ${tables} restart identity cascade`.execute(database.db);
  content = await createTestContent();
});
afterEach(() => content.remove());
afterAll(() => database.remove());

const TODAY = new Date('2026-03-09T10:00:00Z');
const load = (now = TODAY) => loadContent(database.db, content.ordner, { jetzt: now });
const readData = () => database.db.selectFrom('artikel').select(['id', 'datum_von']).orderBy('id').execute();
const findPage = (path: string) => createPageRepository(database.db).find(path);
const isRemoved = (path: string) => createPageRepository(database.db).isRemoved(path);

it('loads once, and not again on the same day', async () => {
  expect(await load()).toEqual({ geladen: true, version: 1 });
  expect(await readData()).toEqual([
    { id: 1, datum_von: '2026-03-07' },
    { id: 2, datum_von: '2026-02-27' },
    { id: 3, datum_von: '2026-03-09' },
  ]);
  expect(await load()).toEqual({ geladen: false, version: 1 });
});

it('moves the dates on the next day, which begins at midnight in the municipality’s time zone', async () => {
  await load(new Date('2026-07-14T21:59:00Z'));
  expect(await load(new Date('2026-07-14T22:01:00Z'))).toEqual({ geladen: true, version: 2 });
  expect(await readData()).toContainEqual({ id: 3, datum_von: '2026-07-15' });
});

it('sends every listener the new version', async () => {
  const heard = vi.fn();
  await database.listen(CONTENT_CHANNEL, heard);
  await load();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('1'));
});

it('takes over what changed, and updates the date of changed pages only', async () => {
  await load();
  await content.write('seiten/index.md', '---\ntitel: Neu hier\n---\n');
  expect(await load(new Date('2026-03-10T10:00:00Z'))).toMatchObject({ geladen: true });
  expect((await findPage('/'))?.title).toBe('Neu hier');
  const state = await database.db.selectFrom('seiten').select(['pfad', 'geaendert']).orderBy('pfad').execute();
  expect(state).toEqual([
    { pfad: '/', geaendert: '2026-03-10' },
    { pfad: '/aktuelles/', geaendert: '2026-03-09' },
  ]);
});

it('remembers removed paths until they come back', async () => {
  await content.write('seiten/fest.md', '---\ntitel: Fest\n---\n');
  await load();
  await content.write('seiten/fest.md', null);
  await content.write('artikel/002.md', null);
  await load();
  expect(await findPage('/fest/')).toBeNull();
  expect(await isRemoved('/fest/')).toBe(true);
  expect(await isRemoved('/aktuelles/altes-rathaus-id_2/')).toBe(true);
  await content.write('seiten/fest.md', '---\ntitel: Fest\n---\n');
  await load();
  expect(await isRemoved('/fest/')).toBe(false);
});

it('deletes unused categories and photos', async () => {
  await load();
  for (const file of ['artikel/001.md', 'artikel/003.md']) await content.write(file, null);
  await content.write('fotos/fotos.yaml', '[]');
  await load();
  expect(await database.db.selectFrom('rubriken').select('name').execute()).toEqual([{ name: 'Rathaus' }]);
  const photos = database.db.selectFrom('bilder').select('id').where('id', 'not like', 'motiv-%');
  expect(await photos.execute()).toEqual([]);
});

it('keeps the earlier content when a file is invalid', async () => {
  await load();
  await content.write('artikel/001.md', '---\nid: eins\n---\n');
  await expect(load()).rejects.toMatchObject({ code: 'inhalt_fehlerhaft' });
  expect(await readData()).toHaveLength(3);
});

it('loads once when several processes start together', async () => {
  const results = await Promise.all([load(), load(), load()]);
  expect(results.filter(({ geladen: loaded }) => loaded)).toHaveLength(1);
  expect(results.map(({ version }) => version)).toEqual([1, 1, 1]);
});

it('can empty everything', async () => {
  await load();
  for (const n of [1, 2, 3]) await content.write(`artikel/00${n}.md`, null);
  for (const page of ['index', 'aktuelles/index']) await content.write(`seiten/${page}.md`, null);
  await content.write('menus/hauptmenue.yaml', null);
  await load();
  expect(await findPage('/')).toBeNull();
  expect(await readData()).toEqual([]);
});

it('loads the municipality only, and only when it changed', async () => {
  const uploads = createMemoryObjects();
  const { ordner: folder } = content;
  await seedContent(database.db, { ordner: folder, bereiche: AREAS, alle: AREAS, uploads, nurStammdaten: true });
  await loadMasterData(database.db, { bereiche: AREAS });
  await loadMasterData(database.db, { bereiche: AREAS });
  const gemeinde = await createMasterDataRepository(database.db).findGemeinde();
  expect(gemeinde).toMatchObject({ name: 'Musterhardt', plz: '75334' });
  const state = await database.db.selectFrom('inhalt_stand').select('version').execute();
  expect(state).toEqual([{ version: 1 }]);
  expect(await findPage('/')).toBeNull();
});

it('loads the demo content: enough of every kind, and no broken links', async () => {
  const { CONTENT_DIR } = readConfig({});
  expect(await loadContent(database.db, CONTENT_DIR)).toMatchObject({ geladen: true });
  const { db } = database;
  const artikel = await db.selectFrom('artikel').selectAll().execute();
  expect(artikel.length).toBeGreaterThanOrEqual(60);
  expect(new Set(artikel.map(({ rubrik_id }) => rubrik_id)).size).toBeGreaterThanOrEqual(5);
  expect(artikel.filter(({ highlight }) => highlight).length).toBeGreaterThanOrEqual(4);
  const veranstaltungen = await db.selectFrom('kalender').selectAll().execute();
  expect(veranstaltungen.length).toBeGreaterThanOrEqual(80);
  expect(veranstaltungen.filter(({ rrule }) => rrule).length).toBeGreaterThanOrEqual(5);
  expect(veranstaltungen.filter(({ datum_von, datum_bis }) => datum_von < datum_bis).length).toBeGreaterThanOrEqual(5);
  const entries = await db.selectFrom('brancheneintraege').select('typ').execute();
  expect(entries.length).toBeGreaterThanOrEqual(150);
  expect(new Set(entries.map(({ typ: type }) => type)).size).toBe(4);
  expect((await db.selectFrom('bekanntmachungen').select('id').execute()).length).toBeGreaterThanOrEqual(20);
  const leistungen = await db.selectFrom('leistungen').selectAll().execute();
  expect(leistungen.length).toBeGreaterThanOrEqual(60);
  const units = await db.selectFrom('organisationseinheiten').selectAll().execute();
  expect(units.filter(({ art: kind }) => kind === 'fachbereich')).toHaveLength(3);
  expect(units.filter(({ art: kind }) => kind === 'sachgebiet')).toHaveLength(12);
  const staff = await db.selectFrom('mitarbeiter').selectAll().execute();
  expect(staff.length).toBeGreaterThanOrEqual(30);
  const menus = await db.selectFrom('menus').selectAll().execute();
  expect(menus.map(({ name }) => name).sort()).toEqual(['Footer_Quicklinks', 'Hauptmenü', 'Quicklinks_Header']);

  const pages = await db.selectFrom('seiten').selectAll().execute();
  const configuration = await db.selectFrom('konfiguration').selectAll().execute();
  const entriesWithPage = (await listSearchSources(db, AREAS)).flatMap(({ zeilen: lines }) => lines);
  const paths = new Set([...pages, ...artikel, ...entriesWithPage].map(({ pfad: path }) => path));
  const everything = JSON.stringify([pages, artikel, menus, configuration, leistungen, units]).replaceAll('\\"', '"');
  const links = [...everything.matchAll(/(?:href="|"(?:href|link)":")(\/[^"#?]*)/g)].map(([, path = '']) => path);
  expect(links.length).toBeGreaterThan(100);
  // The remaining paths may be pages generated by an area.
  const { app, stand: state } = await createTestApp({}, database);
  const rest = [...new Set(links)].filter((path) => !paths.has(path) && !path.startsWith('/api/'));
  const found = await Promise.all(rest.map((path) => app.inject(`/api/cms/route?url=${encodeURIComponent(path)}`)));
  await app.close();
  state.close();
  expect(rest.filter((_, index) => found[index]?.statusCode !== 200)).toEqual([]);
});
