import { type Kysely, sql } from 'kysely';

/**
 * When an entry was changed last, and indexes by which a list of 20,000 is sorted by each of its columns. By a trigger, as
 * what entries are found by is written (0120): whoever writes them need not know. What is there already changes today. Names
 * are sorted as in a German list, whatever collations the server has: ä beside a.
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
