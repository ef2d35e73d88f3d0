import { type Kysely, sql } from 'kysely';

/** As in 0131. */
const SEARCH_TEXT = sql`regexp_replace(unaccent(replace(replace(replace(replace(lower(concat_ws(' ', b.referenz, p.wer,
  f.angaben->>'titel', f.angaben->>'einleitung', regexp_replace(f.angaben->>'text', '<[^>]+>', ' ', 'g'))),
  'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss')), '[^a-z0-9]+', '-', 'g')`;
const TITLE = sql`coalesce(nullif(f.angaben->>'titel', ''), b.referenz)`;

/**
 * Further sort columns of the editors' lists: title and author of the newest version. Written by the trigger of 0131.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table redaktion_beitraege add column titel text not null default '', add column wer text not null default ''`.execute(
    db,
  );
  await sql`create or replace function merke_redaktion() returns trigger language plpgsql as $$
    begin
      update redaktion_beitraege set zuletzt = new.id where id = new.beitrag_id and new.konto_id is not null;
      update redaktion_beitraege as b set suchtext = ${SEARCH_TEXT}, titel = ${TITLE}, wer = p.wer
        from redaktion_fassungen f, redaktion_protokoll p
        where b.id = new.beitrag_id and f.beitrag_id = b.id and f.nummer = b.version and p.id = b.zuletzt;
      return null;
    end $$`.execute(db);
  await sql`update redaktion_beitraege as b set titel = ${TITLE}, wer = p.wer from redaktion_fassungen f, redaktion_protokoll p
    where f.beitrag_id = b.id and f.nummer = b.version and p.id = b.zuletzt`.execute(db);
  await sql`create index redaktion_beitraege_titel on redaktion_beitraege (translate(lower(titel), 'äöüß', 'aous'), zuletzt)`.execute(
    db,
  );
}
