import { type Kysely, sql } from 'kysely';

/**
 * Requests of the last minute by address, for limits shared by all processes. Unlogged: counting does not wait for the
 * disk, and may start again after a crash.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table abrufe (
    schluessel text primary key,
    anzahl integer not null,
    ende timestamptz not null
  )`.execute(db);
}
