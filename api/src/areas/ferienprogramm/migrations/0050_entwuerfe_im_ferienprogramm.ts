import { type Kysely, sql } from 'kysely';

/** Events created by the desk from suggestions: drafts until staff publish them, and not part of the content. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('ferien_veranstaltungen')
    .addColumn('entwurf', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('eigen', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('einsendung_id', 'integer', (column) =>
      column.unique().references('einsendungen.id').onDelete('set null'),
    )
    .execute();
  await sql`alter table ferien_veranstaltungen add constraint ferien_veranstaltungen_entwurf
    check (not (entwurf and aktiv))`.execute(db);
  // Above the ids of the content.
  await sql`create sequence ferien_veranstaltungen_eigene start 10001`.execute(db);
}
