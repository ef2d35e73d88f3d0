import type { Route } from '@gm/shared/schemas/seite';
import type { Verzeichnis } from '@gm/shared/schemas/verzeichnis';
import { sql } from 'kysely';
import type { Datenquelle } from '../daten/database.ts';
import type { EintragPfad } from '../regeln/eintrag-pfad.ts';

export function createSeitenRepository(db: Datenquelle) {
  return {
    /** The page of a path, or null. */
    async find(pfad: string): Promise<Route | null> {
      const row = await db.selectFrom('seiten').select('antwort').where('pfad', '=', pfad).executeTakeFirst();
      return row?.antwort ?? null;
    },

    /** The first block of a template, on whatever page it stands; null without such a block. */
    async findBlock(template: string): Promise<Route['blocks'][number] | null> {
      const { rows } = await sql<{ block: Route['blocks'][number] }>`
        select block
        from seiten, jsonb_array_elements(antwort -> 'blocks') as block
        where block ->> 'template' = ${template} order by pfad limit 1`.execute(db);
      return rows[0]?.block ?? null;
    },

    async isRemoved(pfad: string): Promise<boolean> {
      const row = await db.selectFrom('entfernte_pfade').select('pfad').where('pfad', '=', pfad).executeTakeFirst();
      return row !== undefined;
    },

    /** Whether the page of an entry once was public and is no more, whatever its title was. */
    async isEintragRemoved({ uebersicht, read }: EintragPfad, id: number): Promise<boolean> {
      const rows = await db
        .selectFrom('entfernte_pfade')
        .select('pfad')
        .where(sql<boolean>`starts_with(pfad, ${uebersicht})`)
        .where('pfad', 'like', `%\\_${id}/`)
        .execute();
      return rows.some(({ pfad }) => read(pfad) === id);
    },

    /** Every page search engines may list: no redirects, nothing marked `noindex`. */
    async listVerzeichnis(): Promise<Verzeichnis['data']> {
      return db
        .selectFrom('seiten')
        .select(['pfad', 'geaendert'])
        .where(sql<boolean>`antwort ->> 'redirect' is null`)
        .where(sql<boolean>`coalesce(antwort ->> 'robots', '') not like '%noindex%'`)
        .execute();
    },
  };
}
