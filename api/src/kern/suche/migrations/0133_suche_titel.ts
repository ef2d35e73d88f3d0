import { type Kysely, sql } from 'kysely';

/** Whoever chooses a link finds pages by parts of their titles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index suche_titel on suche using gin (titel gin_trgm_ops)`.execute(db);
}
