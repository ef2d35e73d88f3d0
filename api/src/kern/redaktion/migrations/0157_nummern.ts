import { type Kysely, sql } from 'kysely';

/** Which number an entry has that is told by one: it keeps that when it is withdrawn, and nobody else gets it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table redaktion_beitraege add column inhalt_nummer integer`.execute(db);
  await sql`create index redaktion_beitraege_nummer on redaktion_beitraege (inhalt_art, inhalt_nummer)`.execute(db);
  await sql`update redaktion_beitraege b set inhalt_nummer = (e.daten->>'id')::integer from inhalt_eintraege e
    where e.art = b.inhalt_art and e.schluessel = b.inhalt_schluessel and (e.daten->>'id') ~ '^[0-9]{1,9}$'`.execute(
    db,
  );
  // What is withdrawn says it in its newest version.
  await sql`update redaktion_beitraege b set inhalt_nummer = v.id::integer from (
      select beitrag_id, nummer, case when pg_input_is_valid(angaben->>'daten', 'jsonb')
        then (angaben->>'daten')::jsonb->>'id' end as id from redaktion_fassungen
    ) v where b.inhalt_nummer is null and b.inhalt_schluessel is not null
      and v.beitrag_id = b.id and v.nummer = b.version and v.id ~ '^[0-9]{1,9}$'`.execute(db);
}
