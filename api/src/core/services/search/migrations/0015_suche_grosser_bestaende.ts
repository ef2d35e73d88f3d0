import { type Kysely, sql } from 'kysely';

/**
 * Search over large content. Titles and descriptions get a separate index: most matches are there, and they are few
 * enough to be ranked. Long texts are moved out of the row, so that counting hits reads narrow rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const normal = (column: string) =>
    sql`translate(${sql.ref(column)}, 'éèêëáàâåãíìîïóòôõúùûñçÉÈÊÁÀÂÓÚÇ./@_-+&:<>', 'eeeeaaaaaiiiioooouuuncEEEAAAOUC          ')`;
  await sql`alter table suche alter column worte set storage external`.execute(db);
  await sql`alter table suche set (toast_tuple_target = 128)`.execute(db);
  await sql`alter table suche add titelworte tsvector generated always as (
    setweight(to_tsvector('german', ${normal('titel')}), 'A')
      || setweight(to_tsvector('german', ${normal('beschreibung')}), 'B')
  ) stored`.execute(db);
  await db.schema.createIndex('suche_titelworte').on('suche').using('gin').column('titelworte').execute();
}
