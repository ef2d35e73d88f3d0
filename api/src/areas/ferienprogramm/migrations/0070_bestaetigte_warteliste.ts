import { type Kysely, sql } from 'kysely';
import { installBooking } from '../booking/book-sql.ts';

/**
 * Waiting families confirm their mail address like booking families; existing entries, which got offers by mail, stay
 * valid. Only unconfirmed entries count for the limits of an address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ferien_warteliste
    drop constraint ferien_warteliste_status_check,
    add constraint ferien_warteliste_status_check
      check (status in ('unbestaetigt', 'wartet', 'angeboten', 'angenommen', 'abgelaufen', 'zurueckgezogen')),
    add column browser_hash text unique`.execute(db);
  await sql`drop index ferien_warteliste_email`.execute(db);
  await sql`create index ferien_warteliste_email on ferien_warteliste (lower(kontakt->>'email'))
    where status = 'unbestaetigt'`.execute(db);
  await installBooking(db);
}
