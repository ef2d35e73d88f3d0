import { type Kysely, sql } from 'kysely';

/** Texts of consent are stored and deleted with the submission. Unknown for earlier ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table einsendungen add column zustimmungen jsonb not null default '[]'`.execute(db);
}
