import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, type LogEvent, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { OpenDatabase } from '../database-handle.ts';
import { takeLock } from './lock-file.ts';
import { type PgliteClient, startPgliteClient } from './pglite-client.ts';
import { createPgliteDialect } from './pglite-dialect.ts';

const FIRST_VACUUM_MS = 5 * 60_000;
const VACUUM_MS = 6 * 60 * 60_000;

/** PGlite has no autovacuum: dead rows would remain, and the planner would use statistics of an empty table. */
function scheduleVacuum(db: Kysely<Database>): () => void {
  let timer: NodeJS.Timeout;
  const plan = (delay: number) => {
    timer = setTimeout(async () => {
      await sql`vacuum (analyze)`.execute(db).catch(() => {});
      plan(VACUUM_MS);
    }, delay);
    timer.unref();
  };
  plan(FIRST_VACUUM_MS);
  return () => clearTimeout(timer);
}

async function startLocked(dataDir: string, release: () => Promise<void>): Promise<PgliteClient> {
  try {
    return await startPgliteClient(join(dataDir, 'pg'));
  } catch (error) {
    await release();
    throw error;
  }
}

/** Name of a database's files between the two renamings of a restore. */
export const REPLACED = 'ersetzt';

/** Takes the folder's lock, creates the folder if necessary, and completes the exchange of a killed restore. */
export async function lockEmbedded(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true });
  const release = await takeLock(dataDir);
  const [files, replaced] = [join(dataDir, 'pg'), join(dataDir, REPLACED)];
  if (!existsSync(replaced)) return release;
  if (existsSync(files)) await rm(replaced, { recursive: true, force: true });
  else await rename(replaced, files);
  return release;
}

/** Opens the embedded database of the folder under its lock; creates both if necessary. */
export async function openEmbedded(dataDir: string, hear?: (event: LogEvent) => void): Promise<OpenDatabase> {
  const release = await lockEmbedded(dataDir);
  const client = await startLocked(dataDir, release);
  const db = new Kysely<Database>({ dialect: createPgliteDialect(client), ...(hear && { log: hear }) });
  const stopVacuum = scheduleVacuum(db);
  return {
    db,
    art: 'pglite',
    listen: client.listen,
    onFailure: client.onFailure,
    connections: () => ({ open: 1, idle: 0, waiting: 0 }),
    async close() {
      stopVacuum();
      await db.destroy();
      await client.close();
      await release();
    },
  };
}
