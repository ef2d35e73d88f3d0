import { type Kysely, sql } from 'kysely';

/** Submitters may request a hall before publication; the id alone would give anyone access. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table veranstaltungen add column schluessel uuid not null default gen_random_uuid()`.execute(db);
}
