import { type Kysely, sql } from 'kysely';

/**
 * Every booking counts the unconfirmed bookings of an address under its lock. `ferien_buchungen_offen` also matches
 * that query, and the planner prefers it: it is small when a season starts, but contains every booking during the rush
 * of the first morning.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index ferien_buchungen_offene_email on ferien_buchungen (lower(email))
    where bestaetigt is null and verfallen is null`.execute(db);
}
