import { type Kysely, sql } from 'kysely';

/** Content: pages, articles, menus, configuration, pictures, and the loaded content version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists unaccent`.execute(db);
  await sql`create extension if not exists pg_trgm`.execute(db);

  await db.schema
    .createTable('seiten')
    .addColumn('pfad', 'text', (column) => column.primaryKey())
    .addColumn('antwort', 'jsonb', (column) => column.notNull())
    .addColumn('geaendert', 'date', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('rubriken')
    .addColumn('id', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .execute();

  await db.schema
    .createTable('bilder')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('datei', 'text', (column) => column.notNull())
    .addColumn('breite', 'integer', (column) => column.notNull())
    .addColumn('hoehe', 'integer', (column) => column.notNull())
    .addColumn('farbe', 'text', (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('copyright', 'text')
    .addColumn('lizenz', 'text')
    .execute();

  await db.schema
    .createTable('artikel')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('titel', 'text', (column) => column.notNull())
    .addColumn('einleitung', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('rubrik_id', 'integer', (column) => column.notNull().references('rubriken.id'))
    .addColumn('bild_id', 'text', (column) => column.references('bilder.id'))
    .addColumn('bildtext', 'text')
    .addColumn('galerie', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'::jsonb`))
    .addColumn('datum_von', 'date', (column) => column.notNull())
    .addColumn('sortierung', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('highlight', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('interessengruppen', sql`integer[]`, (column) => column.notNull().defaultTo(sql`'{}'::integer[]`))
    .addColumn('pfad', 'text', (column) => column.notNull().unique())
    // Soft hyphens inside words would hide them from the stemmer.
    .addColumn('suche', sql`tsvector`, (column) =>
      column
        .generatedAlwaysAs(
          sql`setweight(to_tsvector('german', replace(titel, U&'\\00AD', '')), 'A')
            || setweight(to_tsvector('german', replace(coalesce(einleitung, ''), U&'\\00AD', '')), 'B')
            || to_tsvector('german', regexp_replace(replace(text, U&'\\00AD', ''), '<[^>]*>', ' ', 'g'))`,
        )
        .stored(),
    )
    .execute();
  await db.schema.createIndex('artikel_reihenfolge').on('artikel').columns(['datum_von desc', 'sortierung']).execute();
  await db.schema.createIndex('artikel_suche').on('artikel').using('gin').column('suche').execute();
  await sql`create index artikel_titel_trigramme on artikel using gin (titel gin_trgm_ops)`.execute(db);

  await db.schema
    .createTable('menus')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('eintraege', 'jsonb', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('konfiguration')
    .addColumn('schluessel', 'text', (column) => column.primaryKey())
    .addColumn('wert', 'jsonb', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('entfernte_pfade')
    .addColumn('pfad', 'text', (column) => column.primaryKey())
    .addColumn('entfernt_am', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();

  await db.schema
    .createTable('inhalt_stand')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('pruefsumme', 'text', (column) => column.notNull())
    .addColumn('tag', 'date', (column) => column.notNull())
    .execute();
}
