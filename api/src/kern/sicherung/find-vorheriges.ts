import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@gm/shared/fehler/app-error';
import { sql } from 'kysely';
import type { Config } from '../betrieb/config.ts';
import { openDatabase } from '../daten/open-database.ts';
import { findLockHolder } from '../daten/pglite/lock-file.ts';

const RUNNING = 'Die Website läuft noch. Beenden Sie zuerst alle Dienste; es wurde nichts verändert.';

/** What is in the way of a restore is set aside until it is done: it comes back when the restore fails. */
export interface Vorheriges {
  /** Whether there was anything. */
  isThere: boolean;
  setAside(): Promise<void>;
  bringBack(): Promise<void>;
  forget(): Promise<void>;
}

async function findEmbedded({ DATA_DIR }: Config): Promise<Vorheriges> {
  const folder = join(DATA_DIR, 'datenbank');
  const aside = `${folder}.vorher`;
  if ((await findLockHolder(folder)) !== undefined) throw new AppError('datenbank_in_benutzung', RUNNING);
  async function bringBack(): Promise<void> {
    await rm(folder, { recursive: true, force: true });
    if (existsSync(aside)) await rename(aside, folder);
  }
  // A restore that was cut off has left what was before it.
  if (existsSync(aside)) await bringBack();
  return {
    isThere: existsSync(join(folder, 'pg')),
    bringBack,
    async setAside() {
      if (existsSync(folder)) await rename(folder, aside);
    },
    async forget() {
      if (!existsSync(aside)) return;
      // At once: half of it must never be taken for what was before.
      await rename(aside, `${aside}.weg`);
      await rm(`${aside}.weg`, { recursive: true, force: true });
    },
  };
}

async function findPostgres(config: Config): Promise<Vorheriges> {
  const run = async <Row>(statement: string): Promise<Row[]> => {
    const { db, close } = await openDatabase(config);
    try {
      return (await sql.raw<Row>(statement).execute(db)).rows;
    } finally {
      await close();
    }
  };
  const [others] = await run<{ n: number }>(`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
  if (others?.n) throw new AppError('datenbank_in_benutzung', RUNNING);
  const listExtensions = async (schema: string) =>
    (
      await run<{ name: string }>(`select e.extname as name from pg_extension e
        join pg_namespace n on n.oid = e.extnamespace where n.nspname = '${schema}'`)
    ).map(({ name }) => name);
  async function move(from: string, to: string): Promise<void> {
    for (const name of await listExtensions(from)) await run(`alter extension "${name}" set schema "${to}"`);
  }
  async function bringBack(): Promise<void> {
    await move('public', 'vorher');
    await run('drop schema public cascade');
    await run('alter schema vorher rename to public');
  }
  // A restore that was cut off has left what was before it.
  const [cutOff] = await run<{ n: number }>(`select count(*)::int as n from pg_namespace where nspname = 'vorher'`);
  if (cutOff?.n) await bringBack();
  const [tables] = await run<{ n: number }>(
    `select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  return {
    isThere: Boolean(tables?.n),
    bringBack,
    async setAside() {
      await run('alter schema public rename to vorher');
      await run('create schema public');
      await move('vorher', 'public');
    },
    forget: async () => void (await run('drop schema vorher cascade')),
  };
}

/** Throws while the site runs. */
export const findVorheriges = (config: Config): Promise<Vorheriges> =>
  config.DATABASE_URL ? findPostgres(config) : findEmbedded(config);
