import { type Kysely, sql } from 'kysely';

/**
 * Words and bodies in one index, so that a frequent word restricted to a body reads only matching rows. Before, it
 * fetched the out-of-line bodies of every row with the word.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index suche_worte_gremien on suche using gin (worte, gremien)`.execute(db);
  await sql`drop index suche_worte`.execute(db);
}
