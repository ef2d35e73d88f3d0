import { type Kysely, sql } from 'kysely';

/** Whoever entered an event may ask for a hall before it is public: its number alone would show it to anybody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table veranstaltungen add column schluessel uuid not null default gen_random_uuid()`.execute(db);
}
