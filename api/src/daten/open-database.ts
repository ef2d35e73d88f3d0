import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { openEmbedded } from './pglite/open-embedded.ts';
import { openPostgres } from './postgres.ts';

/** An open database, the same to its users whether it is PostgreSQL or PGlite. */
export interface OpenDatabase {
  db: Kysely<Database>;
  art: 'pglite' | 'postgres';
  /**
   * Calls back for every `pg_notify` on the channel, with an empty payload when notifications may have been missed.
   * Resolves with the function that stops listening.
   */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => void>;
  /** Called when the database is gone for good and the process had better restart. */
  onFailure(callback: (error: Error) => void): void;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  DATABASE_URL?: string | undefined;
  DATABASE_POOL: number;
  DATA_DIR: string;
}

/**
 * Opens PostgreSQL when `DATABASE_URL` is set, else the embedded database in `DATA_DIR/datenbank`.
 * Throws `datenbank_in_benutzung` when another process has that folder open.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  if (options.DATABASE_URL) return openPostgres(options.DATABASE_URL, options.DATABASE_POOL);
  return openEmbedded(join(options.DATA_DIR, 'datenbank'));
}
