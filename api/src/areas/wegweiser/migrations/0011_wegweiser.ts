import { type Kysely, sql } from 'kysely';

/** Guide to services: units of the administration, their staff and services. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('organisationseinheiten')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('art', 'text', (column) => column.notNull())
    .addColumn('ueber_id', 'integer', (column) => column.references('organisationseinheiten.id'))
    .addColumn('leitung_id', 'integer')
    .addColumn('telefon', 'text')
    .addColumn('email', 'text')
    .addColumn('vorspann', 'text', (column) => column.notNull())
    .addColumn('anschriften', 'jsonb', (column) => column.notNull())
    .addColumn('oeffnungszeiten', 'jsonb', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('mitarbeiter')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('vorname', 'text', (column) => column.notNull())
    .addColumn('nachname', 'text', (column) => column.notNull())
    .addColumn('funktion', 'text', (column) => column.notNull())
    .addColumn('einheit_id', 'integer', (column) => column.notNull().references('organisationseinheiten.id'))
    .addColumn('telefon', 'text')
    .addColumn('email', 'text')
    .addColumn('zimmer', 'text')
    .addColumn('aufgaben', sql`text[]`, (column) => column.notNull())
    .addColumn('sortierung', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('lebenslagen')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('titel', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('sortierung', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('leistungen')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('titel', 'text', (column) => column.notNull())
    .addColumn('einleitung', 'text', (column) => column.notNull())
    .addColumn('stichworte', sql`text[]`, (column) => column.notNull())
    .addColumn('lebenslagen', sql`text[]`, (column) => column.notNull())
    .addColumn('einheit_id', 'integer', (column) => column.notNull().references('organisationseinheiten.id'))
    .addColumn('angaben', 'jsonb', (column) => column.notNull())
    .execute();
}
