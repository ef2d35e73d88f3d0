import { type Kysely, sql } from 'kysely';
import { installBooking } from '../booking/book-sql.ts';

/**
 * The booking function gets one value with names instead of sixteen positions, and no longer changes planner settings.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop function ferien_buche`.execute(db);
  await sql`drop function ferien_begrenze`.execute(db);
  await sql`drop function ferien_stand`.execute(db);
  await installBooking(db);
}
