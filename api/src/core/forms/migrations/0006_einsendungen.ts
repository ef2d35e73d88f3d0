import { type Kysely, sql } from 'kysely';

/**
 * One table for the submissions of all forms: the fields differ, the processing does not. Replaces the table of the first
 * form.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('einsendungen')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('formular', 'text', (column) => column.notNull())
    .addColumn('referenz', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) =>
      column
        .notNull()
        .defaultTo('eingegangen')
        .check(sql`status in ('eingegangen', 'in Prüfung', 'freigegeben', 'abgelehnt')`),
    )
    .addColumn('erstellt', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('geaendert', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('route', 'text', (column) => column.notNull())
    .addColumn('angaben', 'jsonb', (column) => column.notNull())
    .addColumn('bild', 'text')
    .execute();
  await sql`create index einsendungen_formular on einsendungen (formular, erstellt)`.execute(db);

  await sql`insert into einsendungen (formular, referenz, status, erstellt, geaendert, email, route, angaben)
    select 'fehlermeldung', referenz, status, erstellt, erstellt, email, route,
           jsonb_build_object('name', name, 'email', email, 'seite', seite, 'nachricht', nachricht)
    from fehlermeldungen order by id`.execute(db);
  await db.schema.dropTable('fehlermeldungen').execute();

  await db.schema
    .createTable('loeschprotokoll')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('geloescht', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('formular', 'text', (column) => column.notNull())
    .addColumn('anzahl', 'integer', (column) => column.notNull())
    .execute();
}
