import { type Kysely, sql } from 'kysely';

/**
 * What an address holds unproven is counted under its lock at every booking. `ferien_buchungen_offen` fits that question too, and is
 * what the planner takes: it is small when a season begins, and in the rush of the first morning it names every booking there is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index ferien_buchungen_offene_email on ferien_buchungen (lower(email))
    where bestaetigt is null and verfallen is null`.execute(db);
}
