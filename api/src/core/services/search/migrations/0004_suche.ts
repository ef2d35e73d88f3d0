import { type Kysely, sql } from 'kysely';

/**
 * Full-text index of the site. Each kind of content adds rows with its own `typ`. Stemming uses PostgreSQL's German
 * dictionary, which treats ü as ue; other accents are removed. Characters by which the parser would merge words into
 * one token (URLs, `Kita/Hort`, telephone numbers, tag-like text) are replaced by spaces, as queries are split there,
 * too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const normal = (column: string) =>
    sql`translate(${sql.ref(column)}, 'éèêëáàâåãíìîïóòôõúùûñçÉÈÊÁÀÂÓÚÇ./@_-+&:<>', 'eeeeaaaaaiiiioooouuuncEEEAAAOUC          ')`;

  await db.schema
    .createTable('suche')
    .addColumn('pfad', 'text', (column) => column.primaryKey())
    .addColumn('typ', 'text', (column) => column.notNull())
    .addColumn('titel', 'text', (column) => column.notNull())
    .addColumn('beschreibung', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('datum', 'date')
    .addColumn('worte', sql`tsvector`, (column) =>
      column
        .generatedAlwaysAs(
          sql`setweight(to_tsvector('german', ${normal('titel')}), 'A')
            || setweight(to_tsvector('german', ${normal('beschreibung')}), 'B')
            || setweight(to_tsvector('german', ${normal('text')}), 'D')`,
        )
        .stored(),
    )
    .execute();
  await db.schema.createIndex('suche_worte').on('suche').using('gin').column('worte').execute();
  await db.schema.createIndex('suche_typ').on('suche').column('typ').execute();

  // Vocabulary for spelling correction. `gefaltet` is plain ASCII, so trigrams are independent of the locale.
  await db.schema
    .createTable('suche_woerter')
    .addColumn('gefaltet', 'text', (column) => column.notNull())
    .addColumn('typ', 'text', (column) => column.notNull())
    .addColumn('wort', 'text', (column) => column.notNull())
    .addColumn('anzahl', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('suche_woerter_pk', ['gefaltet', 'typ'])
    .execute();
  await sql`create index suche_woerter_trigramme on suche_woerter using gin (gefaltet gin_trgm_ops)`.execute(db);
}
