import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@gm/shared/errors/app-error';
import { sql } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import type { DataSource } from '../../platform/database/database.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { lockEmbedded, openEmbedded, REPLACED } from '../../platform/database/pglite/open-embedded.ts';
import { claimForRestore } from '../../platform/database/postgres.ts';
import { runNested } from '../../platform/database/run-nested.ts';
import { findDiskFault } from '../../platform/errors/find-disk-fault.ts';
import { RUNNING } from './find-site.ts';

type Work<T> = (db: DataSource) => Promise<T>;

/** How long statements of others, of a command for example, are waited for. */
const LOCK_TIMEOUT = '20s';
const WATCH = '1s';
const LOCK_NOT_AVAILABLE = '55P03';

/** Everything in the schema but extensions: an unprivileged role may not move them, and they need no restore. */
const OBJECTS = sql<{ kind: string; name: string }>`
  with own as (
    select 1 as step, 'table' as kind, c.oid::regclass::text as name, 'pg_class'::regclass as class, c.oid
    from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
    union all
    select 2, case c.relkind when 'm' then 'materialized view' when 'S' then 'sequence' else 'view' end,
      c.oid::regclass::text, 'pg_class'::regclass, c.oid
    from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind in ('v', 'm', 'S')
    union all
    select 3, 'routine', p.oid::regprocedure::text, 'pg_proc'::regclass, p.oid
    from pg_proc p where p.pronamespace = current_schema()::regnamespace
    union all
    select 4, 'type', t.oid::regtype::text, 'pg_type'::regclass, t.oid
    from pg_type t where t.typnamespace = current_schema()::regnamespace and t.typtype in ('e', 'd')
  )
  select kind, name from own where not exists (
    select 1 from pg_depend d where d.classid = own.class and d.objid = own.oid and d.deptype = 'e'
  ) order by step`;

/** Restored by a superuser too, the tables belong to the role of the site. */
async function becomeOwner(db: DataSource): Promise<void> {
  const { rows } = await sql<{ owner: string }>`
    select pg_get_userbyid(relowner) as owner from pg_class
    where oid = to_regclass('kysely_migration') and pg_has_role(relowner, 'member')`.execute(db);
  if (rows[0]) await sql`set local role ${sql.ref(rows[0].owner)}`.execute(db);
}

async function empty(db: DataSource): Promise<void> {
  await becomeOwner(db);
  await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(db);
  const { rows } = await OBJECTS.execute(db);
  for (const { kind, name } of rows) await sql`drop ${sql.raw(kind)} if exists ${sql.raw(name)} cascade`.execute(db);
  await sql`set local lock_timeout = 0`.execute(db);
}

function explain(error: unknown): unknown {
  if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) {
    const message = 'Another connection uses tables of this database: end it. Nothing was changed.';
    return new AppError('datenbank_in_benutzung', message, { cause: error });
  }
  if (error instanceof AppError || findDiskFault(error) !== 'full') return error;
  const message =
    'A disk is full: until the last step it holds the former site and the restored one. The former site is unchanged.';
  return new AppError('nicht_bereit', message, { cause: error });
}

/**
 * One transaction drops the former tables and fills the new ones. PostgreSQL undoes it whenever this process, the
 * connection or the server ends before its last statement.
 */
async function replaceTables<T>(config: Config, work: Work<T>): Promise<T> {
  const { db, close } = await openDatabase(config);
  try {
    return await runNested(db, async (inner) => {
      for (const setting of ['statement_timeout', 'idle_in_transaction_session_timeout'])
        await sql`set local ${sql.ref(setting)} = 0`.execute(inner);
      // Otherwise the server notices a killed process only after its present statement. Not every system can watch.
      const watch = sql`set local client_connection_check_interval = ${sql.lit(WATCH)}`;
      await inner
        .transaction()
        .execute((trx) => watch.execute(trx))
        .catch(() => {});
      if (!(await claimForRestore(inner))) throw new AppError('datenbank_in_benutzung', RUNNING);
      await empty(inner);
      return work(inner);
    });
  } finally {
    await close();
  }
}

/** The new database is written beside the former one; two renamings, which a start completes, exchange them. */
async function replaceFolder<T>(config: Config, work: Work<T>): Promise<T> {
  const folder = join(config.DATA_DIR, 'datenbank');
  const draft = join(folder, 'neu');
  const release = await lockEmbedded(folder);
  try {
    await rm(draft, { recursive: true, force: true });
    const { db, close } = await openEmbedded(draft);
    let result: T;
    try {
      result = await runNested(db, work);
    } finally {
      await close();
    }
    await rename(join(folder, 'pg'), join(folder, REPLACED)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    await rename(join(draft, 'pg'), join(folder, 'pg'));
    await rm(join(folder, REPLACED), { recursive: true, force: true });
    return result;
  } finally {
    await rm(draft, { recursive: true, force: true });
    await release();
  }
}

/**
 * Replaces the site's database with what `work` writes into an empty one. A failure, or a kill at any moment, leaves the
 * former database.
 */
export async function replaceDatabase<T>(config: Config, work: Work<T>): Promise<T> {
  try {
    return await (config.DATABASE_URL ? replaceTables(config, work) : replaceFolder(config, work));
  } catch (error) {
    throw explain(error);
  }
}
