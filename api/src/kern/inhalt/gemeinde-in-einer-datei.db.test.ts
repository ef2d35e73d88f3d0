import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadInhalt } from '../../../test/load-inhalt.ts';
import { createMemoryObjects } from '../../../test/memory-objects.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createTestInhalt, type TestInhalt } from '../../../test/test-inhalt.ts';
import { BEREICHE } from '../../bereiche.ts';
import { readConfig } from '../betrieb/read-config.ts';
import { exportInhalt } from './export-inhalt.ts';
import { importInhalt } from './import-inhalt.ts';
import { readFiles } from './read-files.ts';

const HAUS = { bereiche: BEREICHE, alle: BEREICHE, jetzt: new Date('2026-03-09T10:00:00Z') };
/** What tells one loading from another and nothing of what it brought. */
const OHNE = ['kysely_migration', 'kysely_migration_lock', 'inhalt_stand', 'inhalt_eintraege'];
/** Only what the database itself dates has parts of a second; secret addresses are drawn by lot. */
const EIGENES = /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d+\+00|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Every row of every table, by table; versions of entries aside. */
async function readEverything({ db }: TestDatabase): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db);
  const everything: Record<string, string[]> = {};
  for (const { name } of tables.filter((table) => !OHNE.includes(table.name))) {
    const { rows } = await sql<{ zeile: string }>`
      select t::text as zeile from ${sql.table(name)} as t order by t::text`.execute(db);
    everything[name] = rows.map(({ zeile }) => zeile.replaceAll(EIGENES, '…'));
  }
  const { rows } = await sql<{ zeile: string }>`
    select (art, schluessel, datei, platz, daten::text, text)::text as zeile from inhalt_eintraege order by 1`.execute(
    db,
  );
  everything.inhalt_eintraege = rows.map(({ zeile }) => zeile);
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

  it('comes out as files, and out of them as the same rows again', async () => {
    const uploads = createMemoryObjects();
    const { CONTENT_DIR } = readConfig({});
    await importInhalt(first.db, { ...HAUS, ordner: CONTENT_DIR, uploads, ersetzen: false });
    const ordner = join(folder, 'musterhardt');
    expect(await exportInhalt(first.db, { ordner, alle: BEREICHE, uploads })).toBeGreaterThan(150);
    const [vorher, nachher] = [await readFiles(CONTENT_DIR), await readFiles(ordner)];
    // What explains the example to whoever reads it is no content.
    const erwartet = [...vorher.texte.keys()].filter((datei) => !/(README|LICENCES)\.md$/.test(datei));
    expect([...nachher.texte.keys()]).toEqual(erwartet);
    expect(nachher.fotos).toEqual(vorher.fotos);

    const fremde = createMemoryObjects();
    await importInhalt(second.db, { ...HAUS, ordner, uploads: fremde, ersetzen: false });
    const [alles, wieder] = [await readEverything(first), await readEverything(second)];
    for (const [tabelle, zeilen] of Object.entries(alles)) expect(wieder[tabelle], tabelle).toEqual(zeilen);
    expect(alles.seiten?.length).toBeGreaterThan(90);
    for (const name of await uploads.list('')) {
      expect((await fremde.read(name))?.bytes.equals((await uploads.read(name))?.bytes ?? Buffer.of())).toBe(true);
    }

    const nochmals = join(folder, 'nochmals');
    await exportInhalt(second.db, { ordner: nochmals, alle: BEREICHE, uploads: fremde });
    expect((await readFiles(nochmals)).texte).toEqual(nachher.texte);
  });
});

describe('a folder', () => {
  let database: TestDatabase;
  let inhalt: TestInhalt;
  const uploads = createMemoryObjects();
  beforeAll(async () => {
    database = await openTestDatabase();
    inhalt = await createTestInhalt();
    await loadInhalt(database.db, inhalt.ordner, { uploads });
  });
  afterEach(async () => {
    await inhalt.remove();
    inhalt = await createTestInhalt();
  });
  afterAll(async () => {
    await database.remove();
    await inhalt.remove();
  });
  const load = (ersetzen: boolean) =>
    importInhalt(database.db, { ...HAUS, jetzt: new Date(), ordner: inhalt.ordner, uploads, ersetzen });
  const readFassungen = async () => {
    const rows = await database.db.selectFrom('inhalt_eintraege').select(['schluessel', 'fassung']).execute();
    return Object.fromEntries(rows.map(({ schluessel, fassung }) => [schluessel, fassung]));
  };

  it('takes no place that is taken, unless it should', async () => {
    await inhalt.write('seiten/index.md', '---\ntitel: Neu hier\n---\n');
    const vorher = await readEverything(database);
    expect(await load(false)).toBeNull();
    expect(await readEverything(database)).toEqual(vorher);
    expect(await load(true)).toMatchObject({ geladen: true });
    expect(await readFassungen()).toMatchObject({ index: 2, 'aktuelles/index': 1 });
    await inhalt.write('seiten/index.md', null);
    await load(true);
    expect(Object.keys(await readFassungen())).not.toContain('index');
  });

  it('with one wrong file of many changes nothing, and every mistake is named', async () => {
    await load(true);
    for (let nummer = 10; nummer < 300; nummer += 1) {
      await inhalt.write(`artikel/${nummer}.md`, `---\n{ id: ${nummer}, titel: A, rubrik: B, tage: 0 }\n---\n`);
    }
    await inhalt.write('artikel/298.md', '---\n{ id: 298, titel: A, rubrik: B, tage: morgen }\n---\n');
    await inhalt.write('umleitungen.yaml', '- { von: /alt/, nach: /aktuelles/ }\n- { von: alt, nach: / }');
    await inhalt.write('fotos/bach.jpg', 'kein Bild');
    const vorher = await readEverything(database);
    const files = (await uploads.list('')).length;
    await expect(load(true)).rejects.toThrow(
      /(?=.*artikel\/298\.md: tage: )(?=.*umleitungen\.yaml: 1\.von: )(?=.*fotos\/bach\.jpg: )/s,
    );
    expect(await readEverything(database)).toEqual(vorher);
    expect(await uploads.list('')).toHaveLength(files);
  });

  it('is written nowhere where something is already', async () => {
    const ordner = await mkdtemp(join(tmpdir(), 'voll-'));
    await writeFile(join(ordner, 'brief.txt'), 'wichtig');
    const auftrag = { ordner, alle: BEREICHE, uploads };
    await expect(exportInhalt(database.db, auftrag)).rejects.toMatchObject({ code: 'konflikt' });
    await rm(ordner, { recursive: true });
  });
});
