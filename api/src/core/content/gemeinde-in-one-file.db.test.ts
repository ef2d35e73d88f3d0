import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../../test/load-content.ts';
import { createMemoryObjects } from '../../../test/memory-objects.ts';
import { createTestContent, type TestContent } from '../../../test/test-content.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { AREAS } from '../../areas.ts';
import { importContent } from '../editor/folder/import-content.ts';
import { readConfig } from '../platform/config/read-config.ts';
import { exportContent } from './folder/export-content.ts';
import { readFiles } from './folder/read-files.ts';

const HOUSE = { bereiche: AREAS, alle: AREAS, jetzt: new Date('2026-03-09T10:00:00Z') };
/** Tables that record the loading itself, not the loaded content. */
const WITHOUT = ['kysely_migration', 'kysely_migration_lock', 'inhalt_stand', 'inhalt_eintraege'];
/** Ignores timestamps set by the database (with fractions of a second) and random secret addresses. */
const OWN = /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d+\+00|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** All rows of all tables, by table, without entry versions. */
async function readEverything({ db }: TestDatabase): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db);
  const everything: Record<string, string[]> = {};
  for (const { name } of tables.filter((table) => !WITHOUT.includes(table.name))) {
    const { rows } = await sql<{ zeile: string }>`
      select t::text as zeile from ${sql.table(name)} as t order by t::text`.execute(db);
    everything[name] = rows.map(({ zeile: line }) => line.replaceAll(OWN, '…'));
  }
  const { rows } = await sql<{ zeile: string }>`
    select (art, schluessel, datei, platz, daten::text, text)::text as zeile from inhalt_eintraege order by 1`.execute(
    db,
  );
  everything.inhalt_eintraege = rows.map(({ zeile: line }) => line);
  return everything;
}

describe('the example municipality', () => {
  let first: TestDatabase;
  let second: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    first = await openTestDatabase();
    second = await openTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'gemeinde-'));
  });
  afterAll(async () => {
    await first.remove();
    await second.remove();
    await rm(folder, { recursive: true, force: true });
  });

  it('survives export and import without a change', async () => {
    const uploads = createMemoryObjects();
    const { CONTENT_DIR } = readConfig({});
    await importContent(first.db, { ...HOUSE, ordner: CONTENT_DIR, uploads, ersetzen: false });
    const ordner = join(folder, 'musterhardt');
    expect(await exportContent(first.db, { ordner, alle: AREAS, uploads })).toBeGreaterThan(150);
    const [before, after] = [await readFiles(CONTENT_DIR), await readFiles(ordner)];
    // README files of the example are not content.
    const expected = [...before.texte.keys()].filter((file) => !/(README|LICENCES)\.md$/.test(file));
    expect([...after.texte.keys()]).toEqual(expected);
    expect(after.fotos).toEqual(before.fotos);

    const foreign = createMemoryObjects();
    await importContent(second.db, { ...HOUSE, ordner, uploads: foreign, ersetzen: false });
    const [everything, again] = [await readEverything(first), await readEverything(second)];
    for (const [table, lines] of Object.entries(everything)) expect(again[table], table).toEqual(lines);
    expect(everything.seiten?.length).toBeGreaterThan(90);
    for (const name of await uploads.list('')) {
      expect((await foreign.read(name))?.bytes.equals((await uploads.read(name))?.bytes ?? Buffer.of())).toBe(true);
    }

    const nochmals = join(folder, 'nochmals');
    await exportContent(second.db, { ordner: nochmals, alle: AREAS, uploads: foreign });
    expect((await readFiles(nochmals)).texte).toEqual(after.texte);
  });
});

describe('a folder', () => {
  let database: TestDatabase;
  let content: TestContent;
  const uploads = createMemoryObjects();
  beforeAll(async () => {
    database = await openTestDatabase();
    content = await createTestContent();
    await loadContent(database.db, content.ordner, { uploads });
  });
  afterEach(async () => {
    await content.remove();
    content = await createTestContent();
  });
  afterAll(async () => {
    await database.remove();
    await content.remove();
  });
  const load = (replace: boolean) =>
    importContent(database.db, { ...HOUSE, jetzt: new Date(), ordner: content.ordner, uploads, ersetzen: replace });
  const readVersions = async () => {
    const rows = await database.db.selectFrom('inhalt_eintraege').select(['schluessel', 'fassung']).execute();
    return Object.fromEntries(rows.map(({ schluessel: key, fassung: version }) => [key, version]));
  };

  it('is not imported over existing content unless forced', async () => {
    await content.write('seiten/index.md', '---\ntitel: Neu hier\n---\n');
    const before = await readEverything(database);
    expect(await load(false)).toBeNull();
    expect(await readEverything(database)).toEqual(before);
    expect(await load(true)).toMatchObject({ geladen: true });
    expect(await readVersions()).toMatchObject({ index: 2, 'aktuelles/index': 1 });
    await content.write('seiten/index.md', null);
    await load(true);
    expect(Object.keys(await readVersions())).not.toContain('index');
  });

  it('with one wrong file changes nothing and lists every fault', async () => {
    await load(true);
    for (let num = 10; num < 300; num += 1) {
      await content.write(`artikel/${num}.md`, `---\n{ id: ${num}, titel: A, rubrik: B, tage: 0 }\n---\n`);
    }
    await content.write('artikel/298.md', '---\n{ id: 298, titel: A, rubrik: B, tage: morgen }\n---\n');
    await content.write('umleitungen.yaml', '- { von: /alt/, nach: /aktuelles/ }\n- { von: alt, nach: / }');
    await content.write('fotos/bach.jpg', 'kein Bild');
    const before = await readEverything(database);
    const files = (await uploads.list('')).length;
    await expect(load(true)).rejects.toThrow(
      /(?=.*artikel\/298\.md: tage: )(?=.*umleitungen\.yaml: 1\.von: )(?=.*fotos\/bach\.jpg: )/s,
    );
    expect(await readEverything(database)).toEqual(before);
    expect(await uploads.list('')).toHaveLength(files);
  });

  it('is not exported into a folder that contains files', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'voll-'));
    await writeFile(join(folder, 'brief.txt'), 'wichtig');
    const order = { ordner: folder, alle: AREAS, uploads };
    await expect(exportContent(database.db, order)).rejects.toMatchObject({ code: 'konflikt' });
    await rm(folder, { recursive: true });
  });
});
