import { sql } from 'kysely';
import type { DataSource } from '../platform/database/database.ts';
import { splitRows } from '../platform/database/insert-many.ts';
import type { DocumentFile } from './documents.ts';

/** PDF files of the content. */
export function createDocumentRepository(db: DataSource) {
  return {
    list: () => db.selectFrom('inhalt_dokumente').select(['datei', 'hash']).orderBy('datei').execute(),

    async find(file: string) {
      const row = await db
        .selectFrom('inhalt_dokumente')
        .select(['datei', 'hash', 'seiten'])
        .where('datei', '=', file)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Documents with these names, including their text. */
    async pick(names: readonly string[]) {
      if (names.length === 0) return [];
      return db
        .selectFrom('inhalt_dokumente')
        .select(['datei', 'hash', 'seiten', 'groesse', 'text'])
        .where('datei', 'in', [...names])
        .execute();
    },

    /** Documents with these names that have accessibility faults. */
    async listMaengel(names: readonly string[]) {
      if (names.length === 0) return [];
      return db
        .selectFrom('inhalt_dokumente')
        .select((eb) => ['datei', eb('text', '=', '').as('ohneText'), eb('titel', '=', '').as('ohneTitel')])
        .where('datei', 'in', [...names])
        .where((eb) => eb.or([eb('text', '=', ''), eb('titel', '=', '')]))
        .execute();
    },

    async put(documents: readonly DocumentFile[]): Promise<void> {
      for (const part of splitRows(documents)) {
        await db
          .insertInto('inhalt_dokumente')
          .values(part)
          .onConflict((conflict) =>
            conflict.column('datei').doUpdateSet((row) => ({
              hash: row.ref('excluded.hash'),
              seiten: row.ref('excluded.seiten'),
              text: row.ref('excluded.text'),
              titel: row.ref('excluded.titel'),
              groesse: row.ref('excluded.groesse'),
            })),
          )
          .execute();
      }
    },

    /** Deletes documents that no entry or version mentions, except those added yesterday or today. */
    async removeUnused(): Promise<void> {
      await sql`delete from inhalt_dokumente as d where seit < current_date - 1
        and not exists (select from inhalt_eintraege as e where strpos(e.daten::text, to_json(d.datei)::text) > 0)
        and not exists (select from redaktion_fassungen as f
          where strpos(f.angaben->>'daten', to_json(d.datei)::text) > 0)`.execute(db);
    },
  };
}
