import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadInhalt } from '../../../test/load-inhalt.ts';
import { createMemoryObjects } from '../../../test/memory-objects.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createTestInhalt, type TestInhalt } from '../../../test/test-inhalt.ts';
import { BEREICHE } from '../../bereiche.ts';
import { readConfig } from '../betrieb/read-config.ts';
import { listSuchquellen } from '../suche/list-suchquellen.ts';
import { seedInhalt } from './import-inhalt.ts';
import { INHALT_KANAL } from './inhalt-repository.ts';
import { loadStammdaten } from './load-stammdaten.ts';
import { createSeitenRepository } from './seiten-repository.ts';
import { createStammdatenRepository } from './stammdaten-repository.ts';

let database: TestDatabase;
let inhalt: TestInhalt;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  const tables = sql`seiten, artikel, rubriken, bilder, menus, konfiguration, entfernte_pfade, inhalt_stand, inhalt_eintraege`;
  await sql`truncate ${tables} restart identity cascade`.execute(database.db);
  inhalt = await createTestInhalt();
});
afterEach(() => inhalt.remove());
afterAll(() => database.remove());

const HEUTE = new Date('2026-03-09T10:00:00Z');
const load = (jetzt = HEUTE) => loadInhalt(database.db, inhalt.ordner, { jetzt });
const readData = () => database.db.selectFrom('artikel').select(['id', 'datum_von']).orderBy('id').execute();
const findSeite = (pfad: string) => createSeitenRepository(database.db).find(pfad);
const isRemoved = (pfad: string) => createSeitenRepository(database.db).isRemoved(pfad);

it('loads once, and not again on the same day', async () => {
  expect(await load()).toEqual({ geladen: true, version: 1 });
  expect(await readData()).toEqual([
    { id: 1, datum_von: '2026-03-07' },
    { id: 2, datum_von: '2026-02-27' },
    { id: 3, datum_von: '2026-03-09' },
  ]);
  expect(await load()).toEqual({ geladen: false, version: 1 });
});

it('moves the dates on the next day of the municipality, which begins at its own midnight', async () => {
  await load(new Date('2026-07-14T21:59:00Z'));
  expect(await load(new Date('2026-07-14T22:01:00Z'))).toEqual({ geladen: true, version: 2 });
  expect(await readData()).toContainEqual({ id: 3, datum_von: '2026-07-15' });
});

it('tells every listener the new version', async () => {
  const heard = vi.fn();
  await database.listen(INHALT_KANAL, heard);
  await load();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('1'));
});

it('takes over what changed, and dates only the pages that changed', async () => {
  await load();
  await inhalt.write('seiten/index.md', '---\ntitel: Neu hier\n---\n');
  expect(await load(new Date('2026-03-10T10:00:00Z'))).toMatchObject({ geladen: true });
  expect((await findSeite('/'))?.title).toBe('Neu hier');
  const stand = await database.db.selectFrom('seiten').select(['pfad', 'geaendert']).orderBy('pfad').execute();
  expect(stand).toEqual([
    { pfad: '/', geaendert: '2026-03-10' },
    { pfad: '/aktuelles/', geaendert: '2026-03-09' },
  ]);
});

it('remembers removed paths until they come back', async () => {
  await inhalt.write('seiten/fest.md', '---\ntitel: Fest\n---\n');
  await load();
  await inhalt.write('seiten/fest.md', null);
  await inhalt.write('artikel/002.md', null);
  await load();
  expect(await findSeite('/fest/')).toBeNull();
  expect(await isRemoved('/fest/')).toBe(true);
  expect(await isRemoved('/aktuelles/altes-rathaus-id_2/')).toBe(true);
  await inhalt.write('seiten/fest.md', '---\ntitel: Fest\n---\n');
  await load();
  expect(await isRemoved('/fest/')).toBe(false);
});

it('forgets categories and photos nobody uses any more', async () => {
  await load();
  for (const datei of ['artikel/001.md', 'artikel/003.md']) await inhalt.write(datei, null);
  await inhalt.write('fotos/fotos.yaml', '[]');
  await load();
  expect(await database.db.selectFrom('rubriken').select('name').execute()).toEqual([{ name: 'Rathaus' }]);
  expect(await database.db.selectFrom('bilder').select('id').execute()).toEqual([]);
});

it('keeps what was there when a file is wrong', async () => {
  await load();
  await inhalt.write('artikel/001.md', '---\nid: eins\n---\n');
  await expect(load()).rejects.toMatchObject({ code: 'inhalt_fehlerhaft' });
  expect(await readData()).toHaveLength(3);
});

it('loads once when several processes do it together', async () => {
  const results = await Promise.all([load(), load(), load()]);
  expect(results.filter(({ geladen }) => geladen)).toHaveLength(1);
  expect(results.map(({ version }) => version)).toEqual([1, 1, 1]);
});

it('can empty everything', async () => {
  await load();
  for (const n of [1, 2, 3]) await inhalt.write(`artikel/00${n}.md`, null);
  for (const seite of ['index', 'aktuelles/index']) await inhalt.write(`seiten/${seite}.md`, null);
  await inhalt.write('menus/hauptmenue.yaml', null);
  await load();
  expect(await findSeite('/')).toBeNull();
  expect(await readData()).toEqual([]);
});

it('brings the municipality alone, and only when it changed', async () => {
  const uploads = createMemoryObjects();
  const { ordner } = inhalt;
  await seedInhalt(database.db, { ordner, bereiche: BEREICHE, alle: BEREICHE, uploads, nurStammdaten: true });
  await loadStammdaten(database.db, { bereiche: BEREICHE });
  await loadStammdaten(database.db, { bereiche: BEREICHE });
  const gemeinde = await createStammdatenRepository(database.db).findGemeinde();
  expect(gemeinde).toMatchObject({ name: 'Musterhardt', plz: '75334' });
  const stand = await database.db.selectFrom('inhalt_stand').select('version').execute();
  expect(stand).toEqual([{ version: 1 }]);
  expect(await findSeite('/')).toBeNull();
});

it('takes the demo content: enough of everything, and no link leads nowhere', async () => {
  const { CONTENT_DIR } = readConfig({});
  expect(await loadInhalt(database.db, CONTENT_DIR)).toMatchObject({ geladen: true });
  const { db } = database;
  const artikel = await db.selectFrom('artikel').selectAll().execute();
  expect(artikel.length).toBeGreaterThanOrEqual(60);
  expect(new Set(artikel.map(({ rubrik_id }) => rubrik_id)).size).toBeGreaterThanOrEqual(5);
  expect(artikel.filter(({ highlight }) => highlight).length).toBeGreaterThanOrEqual(4);
  const veranstaltungen = await db.selectFrom('kalender').selectAll().execute();
  expect(veranstaltungen.length).toBeGreaterThanOrEqual(80);
  expect(veranstaltungen.filter(({ rrule }) => rrule).length).toBeGreaterThanOrEqual(5);
  expect(veranstaltungen.filter(({ datum_von, datum_bis }) => datum_von < datum_bis).length).toBeGreaterThanOrEqual(5);
  const eintraege = await db.selectFrom('brancheneintraege').select('typ').execute();
  expect(eintraege.length).toBeGreaterThanOrEqual(150);
  expect(new Set(eintraege.map(({ typ }) => typ)).size).toBe(4);
  expect((await db.selectFrom('bekanntmachungen').select('id').execute()).length).toBeGreaterThanOrEqual(20);
  const leistungen = await db.selectFrom('leistungen').selectAll().execute();
  expect(leistungen.length).toBeGreaterThanOrEqual(60);
  const einheiten = await db.selectFrom('organisationseinheiten').selectAll().execute();
  expect(einheiten.filter(({ art }) => art === 'fachbereich')).toHaveLength(3);
  expect(einheiten.filter(({ art }) => art === 'sachgebiet')).toHaveLength(12);
  const mitarbeiter = await db.selectFrom('mitarbeiter').selectAll().execute();
  expect(mitarbeiter.length).toBeGreaterThanOrEqual(30);
  const menus = await db.selectFrom('menus').selectAll().execute();
  expect(menus.map(({ name }) => name).sort()).toEqual(['Footer_Quicklinks', 'Hauptmenü', 'Quicklinks_Header']);

  const seiten = await db.selectFrom('seiten').selectAll().execute();
  const konfiguration = await db.selectFrom('konfiguration').selectAll().execute();
  const eintraegeMitSeite = (await listSuchquellen(db, BEREICHE)).flatMap(({ zeilen }) => zeilen);
  const paths = new Set([...seiten, ...artikel, ...eintraegeMitSeite].map(({ pfad }) => pfad));
  const everything = JSON.stringify([seiten, artikel, menus, konfiguration, leistungen, einheiten]).replaceAll(
    '\\"',
    '"',
  );
  const links = [...everything.matchAll(/(?:href="|"(?:href|link)":")(\/[^"#?]*)/g)].map(([, path = '']) => path);
  expect(links.length).toBeGreaterThan(100);
  // The rest may be pages that an area makes itself.
  const { app, stand } = await createTestApp({}, database);
  const rest = [...new Set(links)].filter((path) => !paths.has(path) && !path.startsWith('/api/'));
  const found = await Promise.all(rest.map((path) => app.inject(`/api/cms/route?url=${encodeURIComponent(path)}`)));
  await app.close();
  stand.close();
  expect(rest.filter((_, index) => found[index]?.statusCode !== 200)).toEqual([]);
});
