import { type Kysely, sql } from 'kysely';

/** What was agreed to stays with the request, and goes with it. Of earlier requests nobody knows the wording any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table einsendungen add column zustimmungen jsonb not null default '[]'`.execute(db);
}
