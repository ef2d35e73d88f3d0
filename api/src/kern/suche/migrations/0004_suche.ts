import { type Kysely, sql } from 'kysely';

/**
 * Index of the site's search. Every kind of content joins by adding rows of its own `typ`. Stemming is PostgreSQL's
 * German one, which treats ü as ue; the other accents are taken off. What joins words in its parser to one token
 * (an address, `Kita/Hort`, a telephone number, what looks like a tag) becomes a space, because the search cuts the query there, too.
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

  // What words there are, for spelling mistakes. `gefaltet` is plain ASCII: trigrams then need no locale.
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
