import { type Kysely, sql } from 'kysely';

/**
 * Time of the last change, and indexes that sort a list of 20,000 entries by each column. Written by a trigger like the
 * search text (0120). Existing entries get today's date. Names are sorted as in German lists (ä like a), independently of
 * the server's collations.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inhalt_eintraege add column geaendert timestamptz not null default now()`.execute(db);
  await sql`create function merke_inhalt_geaendert() returns trigger language plpgsql as $$
    begin
      new.geaendert := now();
      return new;
    end $$`.execute(db);
  await sql`create trigger inhalt_geaendert before update of daten, text on inhalt_eintraege for each row
    when (old.daten::text is distinct from new.daten::text or old.text is distinct from new.text)
    execute function merke_inhalt_geaendert()`.execute(db);
  await sql`create index inhalt_eintraege_name on inhalt_eintraege (art, translate(lower(name), 'äöüß', 'aous'), schluessel)`.execute(
    db,
  );
  await sql`create index inhalt_eintraege_geaendert on inhalt_eintraege (art, geaendert, schluessel)`.execute(db);
}
