import { type Kysely, sql } from 'kysely';
import { installBuchung } from '../book-sql.ts';

/**
 * A booking is firm once somebody has opened the link in its mail; until then its places are held, and fall back. A child may
 * have several bookings now, of several families: what is firm is told apart by `fest`.
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
  // Further mails to the same booking have secrets of their own: an earlier link does not die of a reminder.
  await sql`create table ferien_links (
    token_hash text primary key,
    buchung_id int not null references ferien_buchungen (id) on delete cascade
  )`.execute(db);
  await sql`create index ferien_links_buchung on ferien_links (buchung_id)`.execute(db);
  await sql`drop function if exists ferien_stand(int[], text[])`.execute(db);
  await installBuchung(db);
}
