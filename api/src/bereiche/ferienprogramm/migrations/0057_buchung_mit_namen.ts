import { type Kysely, sql } from 'kysely';
import { installBuchung } from '../book-sql.ts';

/** A booking is one value with names instead of sixteen positions, and its functions keep their hands off the planner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop function ferien_buche`.execute(db);
  await sql`drop function ferien_begrenze`.execute(db);
  await sql`drop function ferien_stand`.execute(db);
  await installBuchung(db);
}
