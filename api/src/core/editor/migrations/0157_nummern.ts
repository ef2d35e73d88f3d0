import { type Kysely, sql } from 'kysely';

/** The number of an entry, which it keeps when it is withdrawn and which is not used again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table redaktion_beitraege add column inhalt_nummer integer`.execute(db);
  await sql`create index redaktion_beitraege_nummer on redaktion_beitraege (inhalt_art, inhalt_nummer)`.execute(db);
  await sql`update redaktion_beitraege b set inhalt_nummer = (e.daten->>'id')::integer from inhalt_eintraege e
    where e.art = b.inhalt_art and e.schluessel = b.inhalt_schluessel and (e.daten->>'id') ~ '^[0-9]{1,9}$'`.execute(
    db,
  );
  // Withdrawn entries have it in their newest version. PostgreSQL 15 has no pg_input_is_valid.
  await sql`create function pg_temp.lies_json(t text) returns jsonb language plpgsql as $$ begin return t::jsonb;
    exception when others then return null; end $$`.execute(db);
  await sql`update redaktion_beitraege b set inhalt_nummer = v.id::integer from (
      select beitrag_id, nummer, pg_temp.lies_json(angaben->>'daten')->>'id' as id from redaktion_fassungen
    ) v where b.inhalt_nummer is null and b.inhalt_schluessel is not null
      and v.beitrag_id = b.id and v.nummer = b.version and v.id ~ '^[0-9]{1,9}$'`.execute(db);
  await sql`drop function pg_temp.lies_json(text)`.execute(db);
}
