import { type Kysely, sql } from 'kysely';

/**
 * Staff news and archive with a search like that of the site: German stemming, unaccented. Accounts may have a second
 * factor and belong to a council member.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const normal = (column: string) =>
    sql`translate(${sql.ref(column)}, 'éèêëáàâåãíìîïóòôõúùûñçÉÈÊÁÀÂÓÚÇ./@_-+&:<>', 'eeeeaaaaaiiiioooouuuncEEEAAAOUC          ')`;
  const words = (title: string, ...further: string[]) =>
    sql`setweight(to_tsvector('german', ${normal(title)}), 'A') || ${sql.join(
      further.map((column) => sql`setweight(to_tsvector('german', ${normal(column)}), 'D')`),
      sql` || `,
    )}`;

  await db.schema
    .createTable('intranet_rubriken')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('url', 'text', (column) => column.notNull().unique())
    .addColumn('titel', 'text', (column) => column.notNull())
    .addColumn('beschreibung', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('intranet_texte')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('rubrik_id', 'integer', (column) =>
      column.notNull().references('intranet_rubriken.id').onDelete('cascade'),
    )
    .addColumn('titel', 'text', (column) => column.notNull())
    .addColumn('einleitung', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('autor', 'text', (column) => column.notNull())
    .addColumn('datum_von', 'date', (column) => column.notNull())
    .addColumn('suchtext', 'text', (column) => column.notNull())
    .addColumn('worte', sql`tsvector`, (column) => column.generatedAlwaysAs(words('titel', 'suchtext')).stored())
    .execute();
  await sql`create index intranet_texte_datum on intranet_texte (datum_von desc, id desc)`.execute(db);
  await db.schema.createIndex('intranet_texte_worte').on('intranet_texte').using('gin').column('worte').execute();

  await db.schema
    .createTable('archivthemen')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('thema', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('archive')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('themen_id', 'integer', (column) => column.notNull().references('archivthemen.id').onDelete('cascade'))
    .addColumn('titel', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('archivdokumente')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('archiv_id', 'integer', (column) => column.notNull().references('archive.id').onDelete('cascade'))
    .addColumn('titel', 'text', (column) => column.notNull())
    .addColumn('downloadtext', 'text', (column) => column.notNull())
    .addColumn('stand', 'date', (column) => column.notNull())
    .addColumn('gueltig_von', 'date', (column) => column.notNull())
    // Null means valid until further notice.
    .addColumn('gueltig_bis', 'date')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('suchtext', 'text', (column) => column.notNull())
    .addColumn('worte', sql`tsvector`, (column) => column.generatedAlwaysAs(words('titel', 'suchtext')).stored())
    .execute();
  await db.schema.createIndex('archivdokumente_worte').on('archivdokumente').using('gin').column('worte').execute();

  await db.schema.alterTable('konten').dropColumn('taetigkeitsbereiche').execute();
  await db.schema
    .alterTable('konten')
    .addColumn('totp_geheimnis', 'text')
    // The 30-second time step of the last code, so that each is accepted only once.
    .addColumn('totp_zuletzt', 'integer')
    .execute();
}
