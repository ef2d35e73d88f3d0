import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, type LogEvent, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { OpenDatabase } from '../database-handle.ts';

import { takeLock } from './lock-file.ts';
import { type PgliteClient, startPgliteClient } from './pglite-client.ts';
import { createPgliteDialect } from './pglite-dialect.ts';

const FIRST_VACUUM_MS = 5 * 60_000;
const VACUUM_MS = 6 * 60 * 60_000;

/** PGlite has no autovacuum: dead rows would stay and the planner would work with the figures of an empty table. */
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

/** Opens the embedded database of the folder under its lock; creates both when there are none. */
export async function openEmbedded(dataDir: string, hear?: (event: LogEvent) => void): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true });
  const release = await takeLock(dataDir);
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
