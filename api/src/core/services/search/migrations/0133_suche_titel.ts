import { type Kysely, sql } from 'kysely';

/** Finds pages by parts of their title, for choosing link targets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index suche_titel on suche using gin (titel gin_trgm_ops)`.execute(db);
}
