import { type Kysely, sql } from 'kysely';

/** Defects: private links to reports, and notification of changes for the public list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mangel_links')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('einsendung_id', 'integer', (column) =>
      column.notNull().references('einsendungen.id').onDelete('cascade'),
    )
    .addColumn('wer', 'text', (column) => column.notNull())
    .addColumn('schluessel', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('erstellt', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addCheckConstraint('mangel_links_wer', sql`wer in ('absender', 'weitere', 'stelle')`)
    .execute();
  await db.schema.createIndex('mangel_links_einsendung').on('mangel_links').columns(['einsendung_id', 'wer']).execute();

  // A trigger, because desk operations and deletions both change the public list, which is part of the cached content.
  await sql`create function merke_mangel() returns trigger language plpgsql as $$ declare neu integer; begin
    update inhalt_stand set version = version + 1 returning version into neu;
    if neu is not null then perform pg_notify('inhalt', neu::text); end if;
    return null; end $$`.execute(db);
  await sql`create trigger mangel_links_merke after insert or delete on mangel_links
    for each statement execute function merke_mangel()`.execute(db);
  await sql`create trigger einsendungen_merke_mangel after update of status, korrektur on einsendungen
    for each row when (new.formular = 'mangel' and (new.status, new.korrektur) is distinct from (old.status, old.korrektur))
    execute function merke_mangel()`.execute(db);
}
