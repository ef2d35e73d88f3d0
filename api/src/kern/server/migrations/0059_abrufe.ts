import { type Kysely, sql } from 'kysely';

/**
 * Requests of the last minute by address, for limits that all processes share. Unlogged: counting waits for no disk, and
 * whoever crashes may begin to count anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table abrufe (
    schluessel text primary key,
    anzahl integer not null,
    ende timestamptz not null
  )`.execute(db);
}
