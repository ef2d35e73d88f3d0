import { type Kysely, sql } from 'kysely';

/**
 * Turns the organisers into a public directory. Sort and search keys are stored because `unaccent` is not immutable and
 * cannot be indexed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('branchen_rubriken')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('rubrik', 'text', (column) => column.notNull())
    .execute();
  const text = ['einleitung', 'text', 'bildtext', 'suchtext', 'buchstabe'] as const;
  for (const name of text) {
    await db.schema
      .alterTable('brancheneintraege')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
  await db.schema
    .alterTable('brancheneintraege')
    .addColumn('rubrik_id', 'integer', (column) => column.references('branchen_rubriken.id'))
    .addColumn('oeffnungszeiten', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'::jsonb`))
    .addColumn('bild_id', 'text', (column) => column.references('bilder.id'))
    .execute();
  await sql`alter table brancheneintraege add sortiertitel text collate "C" not null default ''`.execute(db);

  await sql`create index brancheneintraege_titel on brancheneintraege (sortiertitel, id)`.execute(db);
  await sql`create index brancheneintraege_typ on brancheneintraege (typ, sortiertitel, id)`.execute(db);
  await sql`create index brancheneintraege_rubrik on brancheneintraege (rubrik_id, sortiertitel, id)`.execute(db);
  await sql`create index brancheneintraege_zahlen on brancheneintraege (typ, rubrik_id, buchstabe)`.execute(db);
  await sql`create index brancheneintraege_suche on brancheneintraege using gin (suchtext gin_trgm_ops)`.execute(db);
}
