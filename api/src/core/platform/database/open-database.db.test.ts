import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.remove());

const isPostgres = inject('vorlage').art === 'postgres';
const addCategory = (name: string, db = database.db) => db.insertInto('rubriken').values({ name }).execute();
const countCategories = async (name: string) => {
  const rows = await database.db.selectFrom('rubriken').select('id').where('name', '=', name).execute();
  return rows.length;
};

it('returns the same JavaScript types on both databases', async () => {
  const { rows } = await sql`
    select 9007199254740991::int8 as zahl, count(*) as anzahl, date '2026-03-09' as tag, true as ja,
           '{"a":[1]}'::jsonb as json, '{1,2}'::int[] as liste, null::text as nichts
    from generate_series(1, 3)`.execute(database.db);
  expect(rows).toEqual([
    {
      zahl: Number.MAX_SAFE_INTEGER,
      anzahl: 3,
      tag: '2026-03-09',
      ja: true,
      json: { a: [1] },
      liste: [1, 2],
      nichts: null,
    },
  ]);
});

it('keeps erased rows in its log only as long as docs/operations.md says', async () => {
  const { rows } = await sql`
    select name, setting::bigint * case unit when 'MB' then 1048576 else 1 end as value
    from pg_settings where name in ('wal_segment_size', 'min_wal_size', 'checkpoint_timeout') order by name`.execute(
    database.db,
  );
  expect(rows).toEqual([
    { name: 'checkpoint_timeout', value: 5 * 60 },
    { name: 'min_wal_size', value: 80 * 1024 * 1024 },
    { name: 'wal_segment_size', value: 16 * 1024 * 1024 },
  ]);
});

it('rolls a transaction back as a whole', async () => {
  const { db } = database;
  const failing = db.transaction().execute(async (trx) => {
    await addCategory('halb', trx as typeof db);
    throw new Error('mitten drin');
  });
  await expect(failing).rejects.toThrow('mitten drin');
  expect(await countCategories('halb')).toBe(0);
});

it('isolates an open transaction', async () => {
  const { db } = database;
  const events = new EventEmitter();
  const written = once(events, 'written');
  const writing = db.transaction().execute(async (trx) => {
    await addCategory('offen', trx as typeof db);
    events.emit('written');
    await once(events, 'commit');
  });
  await written;
  const reading = countCategories('offen');
  // PostgreSQL answers the reader meanwhile, PGlite afterwards; neither shows a partial transaction.
  if (isPostgres) expect(await reading).toBe(0);
  events.emit('commit');
  await writing;
  if (!isPostgres) expect(await reading).toBe(1);
  expect(await countCategories('offen')).toBe(1);
});

it('serialises 50 transactions that increment the same row', async () => {
  const { db } = database;
  await addCategory('zähler');
  const add = () =>
    db
      .transaction()
      .execute((trx) =>
        trx.updateTable('rubriken').set({ name: sql`name || '+'` }).where('name', 'like', 'zähler%').execute(),
      );
  await Promise.all(Array.from({ length: 50 }, add));
  expect(await countCategories(`zähler${'+'.repeat(50)}`)).toBe(1);
});

it('names the violated constraint in an error', async () => {
  await addCategory('einmalig');
  await expect(addCategory('einmalig')).rejects.toMatchObject({ code: '23505', constraint: 'rubriken_name_key' });
  expect(await countCategories('einmalig')).toBe(1);
});

it('receives notifications after the commit, until it stops listening', async () => {
  const { db, listen: lists } = database;
  const heard = vi.fn();
  const stop = await lists('test', heard);
  await db.transaction().execute(async (trx) => {
    await sql`select pg_notify('test', 'eins')`.execute(trx);
    await wait(30);
    expect(heard).not.toHaveBeenCalled();
  });
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('eins'));
  stop();
  await sql`select pg_notify('test', 'zwei')`.execute(db);
  await wait(50);
  expect(heard).toHaveBeenCalledTimes(1);
});

it.runIf(isPostgres)('survives a connection lost between two statements of a transaction', async () => {
  const { db } = database;
  const work = db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    const isGone = async () => {
      const left = await sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`.execute(db);
      return left.rows.length === 0;
    };
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
    await vi.waitUntil(isGone);
    await sql`select 1`.execute(trx);
  });
  await expect(work).rejects.toThrow();
  expect((await sql`select 1 as eins`.execute(db)).rows).toEqual([{ eins: 1 }]);
});

it.runIf(isPostgres)(
  'listens again after a lost connection, and reports that notifications may be missing',
  async () => {
    const { db, listen: lists } = database;
    const heard = vi.fn();
    await lists('zaeh', heard);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and pid <> pg_backend_pid()`.execute(
      db,
    );
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(''), { timeout: 5000 });
    await sql`select pg_notify('zaeh', 'wieder da')`.execute(db);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('wieder da'));
  },
);
