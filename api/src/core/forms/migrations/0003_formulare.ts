import { type Kysely, sql } from 'kysely';

/** Tables of all public forms, and of the first one: reports of faults of the site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('referenznummern')
    .addColumn('kuerzel', 'text', (column) => column.notNull())
    .addColumn('jahr', 'integer', (column) => column.notNull())
    .addColumn('letzte', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('referenznummern_pk', ['kuerzel', 'jahr'])
    .execute();

  await db.schema
    .createTable('idempotenz')
    .addColumn('formular', 'text', (column) => column.notNull())
    .addColumn('schluessel', 'text', (column) => column.notNull())
    .addColumn('pruefsumme', 'text', (column) => column.notNull())
    .addColumn('antwort', 'jsonb')
    .addColumn('erstellt', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('idempotenz_pk', ['formular', 'schluessel'])
    .execute();

  await db.schema
    .createTable('fehlermeldungen')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('referenz', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('eingegangen'))
    .addColumn('erstellt', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('seite', 'text', (column) => column.notNull())
    .addColumn('nachricht', 'text', (column) => column.notNull())
    .addColumn('route', 'text', (column) => column.notNull())
    .execute();
}
