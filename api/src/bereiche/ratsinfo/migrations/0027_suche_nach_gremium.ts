import { type Kysely, sql } from 'kysely';

/**
 * Words and bodies in one index: a common word narrowed down to a body reads the rows of both alone. Before, it read
 * the bodies of every row with the word, which lie outside of the rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index suche_worte_gremien on suche using gin (worte, gremien)`.execute(db);
  await sql`drop index suche_worte`.execute(db);
}
