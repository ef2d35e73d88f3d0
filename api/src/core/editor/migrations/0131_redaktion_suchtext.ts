import { type Kysely, sql } from 'kysely';

/** Folded like the words of `parseSearch`. */
const SEARCH_TEXT = sql`regexp_replace(unaccent(replace(replace(replace(replace(lower(concat_ws(' ', b.referenz, p.wer,
  f.angaben->>'titel', f.angaben->>'einleitung', regexp_replace(f.angaben->>'text', '<[^>]+>', ' ', 'g'))),
  'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss')), '[^a-z0-9]+', '-', 'g')`;

/**
 * Sort and search columns of the editors' lists: the last manual step and the text of the newest version. Written by a
 * trigger, so that the previous version, which does not know the columns, fills them as well.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table redaktion_beitraege add column zuletzt integer, add column suchtext text not null default ''`.execute(
    db,
  );
  await sql`create function merke_redaktion() returns trigger language plpgsql as $$
    begin
      update redaktion_beitraege set zuletzt = new.id where id = new.beitrag_id and new.konto_id is not null;
      update redaktion_beitraege as b set suchtext = ${SEARCH_TEXT}
        from redaktion_fassungen f, redaktion_protokoll p
        where b.id = new.beitrag_id and f.beitrag_id = b.id and f.nummer = b.version and p.id = b.zuletzt;
      return null;
    end $$`.execute(db);
  await sql`create trigger redaktion_protokoll_merken after insert on redaktion_protokoll
    for each row execute function merke_redaktion()`.execute(db);
  await sql`update redaktion_beitraege as b set zuletzt =
    (select max(id) from redaktion_protokoll where beitrag_id = b.id and konto_id is not null)`.execute(db);
  await sql`update redaktion_beitraege as b set suchtext = ${SEARCH_TEXT} from redaktion_fassungen f, redaktion_protokoll p
    where f.beitrag_id = b.id and f.nummer = b.version and p.id = b.zuletzt`.execute(db);
  await sql`create index redaktion_beitraege_zuletzt on redaktion_beitraege (zuletzt)`.execute(db);
  await sql`create index redaktion_beitraege_suche on redaktion_beitraege using gin (suchtext gin_trgm_ops)`.execute(
    db,
  );
}
