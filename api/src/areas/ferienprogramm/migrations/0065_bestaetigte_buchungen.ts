import { type Kysely, sql } from 'kysely';
import { installBooking } from '../booking/book-sql.ts';

/**
 * A booking is confirmed by the link in its mail; until then its places are held, and released at the deadline. A child
 * may have bookings of several families; `fest` marks confirmed ones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ferien_buchungen
    add column browser_hash text unique,
    add column bestaetigt timestamptz,
    add column erinnern_ab timestamptz,
    add column bestaetigen_bis timestamptz,
    add column verfallen timestamptz`.execute(db);
  await sql`update ferien_buchungen set bestaetigt = erstellt`.execute(db);
  await sql`alter table ferien_teilnahmen add column fest boolean not null default false`.execute(db);
  await sql`update ferien_teilnahmen set fest = true`.execute(db);
  await sql`drop index ferien_teilnahmen_einmal`.execute(db);
  await sql`create index ferien_teilnahmen_kind on ferien_teilnahmen (schluessel) where storniert is null`.execute(db);
  await sql`create index ferien_buchungen_offen on ferien_buchungen (bestaetigen_bis)
    where bestaetigt is null and verfallen is null`.execute(db);
  // Each further mail of a booking has its own secret, so that a reminder does not invalidate an earlier link.
  await sql`create table ferien_links (
    token_hash text primary key,
    buchung_id int not null references ferien_buchungen (id) on delete cascade
  )`.execute(db);
  await sql`create index ferien_links_buchung on ferien_links (buchung_id)`.execute(db);
  await sql`drop function if exists ferien_stand(int[], text[])`.execute(db);
  await installBooking(db);
}
