import { type Kysely, sql } from 'kysely';

/** Rights on parts of the content, substitutes, entries waiting for release, and accounts of clubs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table konten drop constraint konten_art_check`.execute(db);
  await sql`alter table konten add constraint konten_art_check check (art in ('intern', 'rat', 'verein'))`.execute(db);

  await db.schema
    .createTable('kontorechte')
    .addColumn('konto_id', 'integer', (column) => column.notNull().references('konten.id').onDelete('cascade'))
    .addColumn('art', 'text', (column) => column.notNull())
    // Empty: all entries of the kind.
    .addColumn('zweig', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('darf', 'text', (column) => column.notNull().check(sql`darf in ('schreiben', 'freigeben')`))
    .addPrimaryKeyConstraint('kontorechte_pkey', ['konto_id', 'art', 'zweig'])
    .execute();

  await db.schema
    .createTable('vertretungen')
    .addColumn('konto_id', 'integer', (column) => column.notNull().references('konten.id').onDelete('cascade'))
    .addColumn('vertreter_id', 'integer', (column) => column.notNull().references('konten.id').onDelete('cascade'))
    .addColumn('von', 'date', (column) => column.notNull())
    .addColumn('bis', 'date', (column) => column.notNull())
    .addPrimaryKeyConstraint('vertretungen_pkey', ['konto_id', 'vertreter_id'])
    .addCheckConstraint('vertretungen_zeitraum', sql`von <= bis and konto_id <> vertreter_id`)
    .execute();
  await sql`create index vertretungen_vertreter on vertretungen (vertreter_id)`.execute(db);

  await db.schema
    .alterTable('redaktion_beitraege')
    .addColumn('vorgelegt_von', 'integer', (column) => column.references('konten.id').onDelete('set null'))
    .addColumn('vorgelegt_am', 'timestamptz')
    .execute();
  await sql`create index redaktion_beitraege_vorgelegt on redaktion_beitraege (vorgelegt_am) where vorgelegt_am is not null`.execute(
    db,
  );
  await db.schema.alterTable('redaktion_protokoll').addColumn('hinweis', 'text').execute();
}
