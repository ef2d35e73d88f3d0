import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Column, listColumns } from '../../test/list-columns.ts';
import { openTestDatabase, type TestDatabase } from '../../test/test-database.ts';

/**
 * Schema of the previous version and every statement it sends (`npm run previous-version`). During a rolling update
 * both versions use the new schema, and a rollback must be possible: a migration only adds, and removes something only
 * once the previous version no longer uses it.
 */
const PREVIOUS_VERSION = new URL('../../test/upgrade/previous-version.json.gz', import.meta.url);

let database: TestDatabase;
let before: { spalten: Column[]; anweisungen: string[] };
beforeAll(async () => {
  before = JSON.parse((await promisify(gunzip)(await readFile(PREVIOUS_VERSION))).toString());
  database = await openTestDatabase();
});
afterAll(() => database?.remove());

it('has every column of the previous version and requires no others', async () => {
  const now = new Map((await listColumns(database.db)).map((column) => [`${column.tabelle}.${column.name}`, column]));
  const known = new Set(before.spalten.map(({ tabelle: table, name }) => `${table}.${name}`));
  const tables = new Set(before.spalten.map(({ tabelle: table }) => table));
  const fort = before.spalten.filter(({ tabelle: table, name, type }) => now.get(`${table}.${name}`)?.type !== type);
  expect(fort).toEqual([]);
  const verlangt = [...now].filter(
    ([name, { tabelle: table, noetig: needed }]) => needed && tables.has(table) && !known.has(name),
  );
  expect(verlangt.map(([name]) => name)).toEqual([]);
  expect(known.size).toBeGreaterThan(300);
});

it('accepts every statement of the previous version', async () => {
  const failed: string[] = [];
  for (const instruction of before.anweisungen) {
    try {
      await sql`prepare probe as ${sql.raw(instruction)}`.execute(database.db);
      await sql`deallocate probe`.execute(database.db);
    } catch (error) {
      failed.push(`${(error as Error).message}: ${instruction.slice(0, 300)}`);
    }
  }
  expect(failed).toEqual([]);
  expect(before.anweisungen.length).toBeGreaterThan(500);
});
