import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/test-app.ts';
import { openTestDatabase, type TestDatabase } from '../test/test-database.ts';
import type { Database } from './core/platform/database/database.ts';
import { migrate } from './core/platform/database/migrate.ts';
import { migrations } from './migrations.ts';

/**
 * A database with the baselines and no later migration, with the demo content and some data of users: a booking, a place
 * in a waiting list, two messages, a reminder, a subscription, push, an account. Made by `pg_dump --inserts`, with
 * statements separated by `--;`. It has no search index, which each start rebuilds. A test fails if a baseline was
 * changed.
 */
const ABBILD = new URL('../test/upgrade/baseline.sql.gz', import.meta.url);
const TOKEN = '1VZwdlGX9mi6IVwXn_NEJvcxDtZrdxCU';

let alt: TestDatabase;
let fresh: TestDatabase;
let api: TestApp | undefined;
let before: Map<string, number>;
let gelaufen: string[];

async function load(db: Kysely<Database>): Promise<void> {
  const text = (await promisify(gunzip)(await readFile(ABBILD))).toString();
  await db.transaction().execute(async (trx) => {
    await sql`set local check_function_bodies = false`.execute(trx);
    for (const statement of text.split('\n--;\n')) await sql.raw(statement).execute(trx);
  });
}

const listTables = async (db: Kysely<Database>) =>
  (
    await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%' order by 1`.execute(
      db,
    )
  ).rows.map(({ name }) => name);

async function countRows(db: Kysely<Database>): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const name of await listTables(db)) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)}`.execute(db);
    counts.set(name, rows[0]?.n ?? 0);
  }
  return counts;
}

/** Columns, constraints, indexes, functions and triggers as text. */
async function describeSchema(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', 'column', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all
    select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all
    select concat_ws(' ', 'index', indexdef) from pg_indexes where schemaname = 'public'
    union all
    select concat_ws(' ', 'function', pg_get_functiondef(p.oid)) from pg_proc p
      join pg_language l on l.oid = p.prolang
      where p.pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql')
    union all
    select concat_ws(' ', 'trigger', pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
    order by 1`.execute(db);
  return rows.map(({ line }) => line);
}

beforeAll(async () => {
  alt = await openTestDatabase({ leer: true });
  fresh = await openTestDatabase();
  await load(alt.db);
  before = await countRows(alt.db);
  gelaufen = await migrate(alt.db, migrations);
  api = await createTestApp({}, alt);
});
afterAll(async () => {
  await api?.close();
  await fresh?.remove();
});

it('takes every step that came since, and no other', () => {
  expect(gelaufen).toEqual(
    Object.keys(migrations)
      .filter((name) => name > '0024')
      .sort(),
  );
});

it('ends with the schema of a new database', async () => {
  expect(await describeSchema(alt.db)).toEqual(await describeSchema(fresh.db));
});

it('loses no row', async () => {
  const after = await countRows(alt.db);
  expect(before.get('einsendungen')).toBeGreaterThan(10);
  expect([...before].filter(([name, n]) => after.get(name) !== n)).toEqual([]);
});

it('still opens a link that was mailed before', async () => {
  const reply = await api!.app.inject(`/api/ferienprogramm/buchung?token=${TOKEN}`);
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({ referenz: 'FP-2026-0004', kinder: [{ vorname: 'Mia' }] });
});
