import { type Kysely, sql } from 'kysely';

/** Waste collection: streets with their collection area, collection days per area, and reminder subscriptions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('abfallarten')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('symbol', 'text', (column) => column.notNull())
    .addColumn('hinweis', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('reihenfolge', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('abfallstrassen')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('ortsteil', 'text', (column) => column.notNull())
    .addColumn('bezirk', 'text', (column) => column.notNull())
    // Whether this is the default area of the district.
    .addColumn('ueblich', 'boolean', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('abfuhren')
    .addColumn('bezirk', 'text', (column) => column.notNull())
    .addColumn('art', 'text', (column) => column.notNull().references('abfallarten.id').onDelete('cascade'))
    .addColumn('tag', 'date', (column) => column.notNull())
    .addColumn('statt', 'date')
    .addPrimaryKeyConstraint('abfuhren_pk', ['bezirk', 'art', 'tag'])
    .execute();
  await sql`create index abfuhren_tag on abfuhren (tag)`.execute(db);
  await db.schema
    .createTable('abfallerinnerungen')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('schluessel', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('strasse', 'text', (column) => column.notNull())
    .addColumn('arten', sql`text[]`, (column) => column.notNull())
    .addColumn('erstellt', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('bestaetigt', 'timestamptz')
    // Last collection day a reminder was sent for.
    .addColumn('erinnert', 'date')
    .execute();
}
