import { type Kysely, sql } from 'kysely';

/** The calendar shows events of the content and published submissions; series have a row per date. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('veranstaltungen')
    .addColumn('inhalt_id', 'integer', (column) => column.unique())
    .addColumn('einleitung', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('eintritt', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('ortsteil', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('adresse', 'jsonb')
    .addColumn('taeglich', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('rrule', 'text')
    .addColumn('wiederholung', 'text')
    .addColumn('bild_id', 'text', (column) => column.references('bilder.id'))
    .addColumn('galerie', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'::jsonb`))
    .execute();
  await db.schema
    .createTable('veranstaltung_termine')
    .addColumn('veranstaltung_id', 'integer', (column) =>
      column.notNull().references('veranstaltungen.id').onDelete('cascade'),
    )
    .addColumn('von', 'date', (column) => column.notNull())
    .addColumn('bis', 'date', (column) => column.notNull())
    .addPrimaryKeyConstraint('veranstaltung_termine_pk', ['veranstaltung_id', 'von'])
    .execute();
}
