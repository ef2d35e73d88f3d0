import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../test/test-database.ts';
import { migrations } from './bereiche.ts';
import { isMigrated, migrate } from './kern/daten/migrate.ts';

let database: TestDatabase | undefined;
afterEach(() => database?.remove());

it('builds the schema from nothing, in order', async () => {
  database = await openTestDatabase({ leer: true });
  expect(await isMigrated(database.db, migrations)).toBe(false);
  expect(await migrate(database.db, migrations)).toEqual(Object.keys(migrations).sort());
  expect(await isMigrated(database.db, migrations)).toBe(true);
});

it('leaves existing data alone', async () => {
  database = await openTestDatabase();
  const { db } = database;
  await db.insertInto('rubriken').values({ name: 'Rathaus' }).execute();
  expect(await migrate(db, migrations)).toEqual([]);
  expect(await db.selectFrom('rubriken').select('name').execute()).toEqual([{ name: 'Rathaus' }]);
});

it('runs once when several processes start together', async () => {
  database = await openTestDatabase({ leer: true });
  const { db } = database;
  const runs = await Promise.all([migrate(db, migrations), migrate(db, migrations), migrate(db, migrations)]);
  expect(runs.flat().sort()).toEqual(Object.keys(migrations).sort());
});

it('speaks German: stems, umlauts and typing errors', async () => {
  database = await openTestDatabase();
  const { db } = database;
  const { rows } = await sql<{ stem: boolean; unaccented: string; similar: number }>`
    select to_tsvector('german', 'Die Müllabfuhren') @@ websearch_to_tsquery('german', 'muellabfuhr') as stem,
           unaccent('Müll') as unaccented, similarity('Grundschule', 'Grunschule') as similar`.execute(db);
  expect(rows[0]).toMatchObject({ stem: true, unaccented: 'Mull' });
  expect(rows[0]?.similar).toBeGreaterThan(0.5);
});
