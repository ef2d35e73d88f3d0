import { type Kysely, sql } from 'kysely';

/** Outgoing mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('message_id', 'uuid', (column) => column.notNull().defaultTo(sql`gen_random_uuid()`))
    .addColumn('an', 'text', (column) => column.notNull())
    .addColumn('antwort_an', 'text')
    .addColumn('betreff', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) =>
      column.notNull().defaultTo('offen').check(sql`status in ('offen', 'gesendet', 'aufgegeben')`),
    )
    .addColumn('versuche', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('faellig', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('letzter_fehler', 'text')
    .addColumn('erstellt', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('gesendet', 'timestamptz')
    .execute();
  await sql`create index outbox_faellig on outbox (faellig) where status = 'offen'`.execute(db);
}
