import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../test/test-database.ts';
import { isMigrated, listLater, migrate } from './core/platform/database/migrate.ts';
import { migrations } from './migrations.ts';

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

it('goes on with a schema that a later version has added to, and still does steps of its own', async () => {
  database = await openTestDatabase({ leer: true });
  const { db } = database;
  const [last = '', ...others] = Object.keys(migrations).sort().reverse();
  const { [last]: held, ...before } = migrations;
  expect(held).toBeDefined();
  const later = {
    '9999-spaeter': {
      up: async (trx: typeof db) => void (await sql`alter table rubriken add farbe text`.execute(trx)),
    },
  };
  expect(await migrate(db, { ...before, ...later })).toEqual([...others].sort().concat('9999-spaeter'));
  expect(await listLater(db, migrations)).toEqual(['9999-spaeter']);
  expect(await migrate(db, migrations)).toEqual([last]);
  expect(await isMigrated(db, migrations)).toBe(true);
  await db.insertInto('rubriken').values({ name: 'Rathaus' }).execute();
  // And the later one finds its own work done.
  expect(await migrate(db, { ...migrations, ...later })).toEqual([]);
});

it('refuses a database made before the baselines, and changes nothing', async () => {
  database = await openTestDatabase();
  const { db } = database;
  await sql`insert into kysely_migration values ('0001_inhalt', now())`.execute(db);
  await expect(migrate(db, migrations)).rejects.toThrow(
    /^This database was made before version 0\.1\.0 .*content -- export/,
  );
  expect(await isMigrated(db, migrations)).toBe(true);
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
