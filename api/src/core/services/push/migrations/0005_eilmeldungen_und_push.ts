import { type Kysely, sql } from 'kysely';

/** Urgent notices, and push notifications for subscribed browsers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('eilmeldungen')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('datei_name', 'text', (column) => column.unique())
    .addColumn('titel', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('link', 'text')
    .addColumn('von', 'timestamptz', (column) => column.notNull())
    .addColumn('bis', 'timestamptz', (column) => column.notNull())
    .addColumn('gemeldet', 'timestamptz')
    .addColumn('erstellt', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addCheckConstraint('eilmeldungen_zeitraum', sql`von < bis`)
    .execute();
  await db.schema.createIndex('eilmeldungen_bis').on('eilmeldungen').column('bis').execute();
  // Any change to a notice wakes the watchers of all processes at once.
  await sql`create function melde_eilmeldungen() returns trigger language plpgsql as
    $$ begin perform pg_notify('eilmeldungen', ''); return null; end $$`.execute(db);
  await sql`create trigger eilmeldungen_geaendert
    after insert or delete or update of titel, text, link, von, bis on eilmeldungen
    for each statement execute function melde_eilmeldungen()`.execute(db);

  await db.schema
    .createTable('push_abos')
    .addColumn('kennung', 'text', (column) => column.primaryKey())
    .addColumn('endpunkt', 'text', (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('tags', sql`text[]`, (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('push_nachrichten')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('anlass', 'text', (column) => column.unique())
    .addColumn('tag', 'text', (column) => column.notNull())
    .addColumn('titel', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('link', 'text', (column) => column.notNull())
    .addColumn('gueltig_bis', 'timestamptz', (column) => column.notNull())
    .addColumn('erstellt', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();

  await db.schema
    .createTable('push_sendungen')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('nachricht_id', 'integer', (column) =>
      column.notNull().references('push_nachrichten.id').onDelete('cascade'),
    )
    .addColumn('abo', 'text', (column) => column.notNull().references('push_abos.kennung').onDelete('cascade'))
    .addColumn('versuche', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('faellig', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex('push_sendungen_faellig').on('push_sendungen').column('faellig').execute();
  await db.schema.createIndex('push_sendungen_abo').on('push_sendungen').column('abo').execute();
}
