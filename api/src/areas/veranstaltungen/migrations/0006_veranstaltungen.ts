import { type Kysely, sql } from 'kysely';

/** Organisers and categories for the forms, and events submitted by residents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('brancheneintraege')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('typ', 'text', (column) => column.notNull())
    .addColumn('titel', 'text', (column) => column.notNull())
    .addColumn('kontakt', 'jsonb', (column) => column.notNull())
    .addColumn('adresse', 'jsonb', (column) => column.notNull())
    .addColumn('ansprechpartner', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('veranstaltungen_rubriken')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('rubrik', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('veranstaltungen')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('einsendung_id', 'integer', (column) => column.references('einsendungen.id').onDelete('cascade'))
    .addColumn('freigegeben', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('titel', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('rubriken', sql`integer[]`, (column) => column.notNull())
    .addColumn('veranstalter', 'text', (column) => column.notNull())
    .addColumn('brancheneintrag_id', 'integer', (column) =>
      column.references('brancheneintraege.id').onDelete('set null'),
    )
    .addColumn('datum_von', 'date', (column) => column.notNull())
    .addColumn('datum_bis', 'date', (column) => column.notNull())
    .addColumn('zeit_von', 'text', (column) => column.notNull())
    .addColumn('zeit_bis', 'text', (column) => column.notNull())
    .addColumn('veranstaltungsort', 'text', (column) => column.notNull())
    .addColumn('ansprechpartner', 'text', (column) => column.notNull())
    .addColumn('telefon', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('link', 'text', (column) => column.notNull())
    .addColumn('linktext', 'text', (column) => column.notNull())
    .addColumn('bildtext', 'text', (column) => column.notNull())
    .addColumn('bildcopyright', 'text', (column) => column.notNull())
    .execute();
  await sql`create index veranstaltungen_einsendung on veranstaltungen (einsendung_id)`.execute(db);
}
