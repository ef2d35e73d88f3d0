import { sql } from 'kysely';
import type { Datenquelle } from '../daten/database.ts';
import { splitRows } from '../daten/insert-many.ts';
import type { Dokumentdatei } from './dokumente.ts';

/** The PDF files of the content. */
export function createDokumentRepository(db: Datenquelle) {
  return {
    list: () => db.selectFrom('inhalt_dokumente').select(['datei', 'hash']).orderBy('datei').execute(),

    async find(datei: string) {
      const row = await db
        .selectFrom('inhalt_dokumente')
        .select(['datei', 'hash', 'seiten'])
        .where('datei', '=', datei)
        .executeTakeFirst();
      return row ?? null;
    },

    /** What there is of these names, with the words in them. */
    async pick(namen: readonly string[]) {
      if (namen.length === 0) return [];
      return db
        .selectFrom('inhalt_dokumente')
        .select(['datei', 'hash', 'seiten', 'groesse', 'text'])
        .where('datei', 'in', [...namen])
        .execute();
    },

    /** Those of these names that tell readers, or programs that read aloud, less than they could. */
    async listMaengel(namen: readonly string[]) {
      if (namen.length === 0) return [];
      return db
        .selectFrom('inhalt_dokumente')
        .select((eb) => ['datei', eb('text', '=', '').as('ohneText'), eb('titel', '=', '').as('ohneTitel')])
        .where('datei', 'in', [...namen])
        .where((eb) => eb.or([eb('text', '=', ''), eb('titel', '=', '')]))
        .execute();
    },

    async put(dokumente: readonly Dokumentdatei[]): Promise<void> {
      for (const part of splitRows(dokumente)) {
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

    /** Forgets those that no entry and no version of one names, unless they came yesterday or today. */
    async removeUnused(): Promise<void> {
      await sql`delete from inhalt_dokumente as d where seit < current_date - 1
        and not exists (select from inhalt_eintraege as e where strpos(e.daten::text, to_json(d.datei)::text) > 0)
        and not exists (select from redaktion_fassungen as f
          where strpos(f.angaben->>'daten', to_json(d.datei)::text) > 0)`.execute(db);
    },
  };
}
