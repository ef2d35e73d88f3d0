import type { Directory } from '@gm/shared/schemas/directory';
import type { Route } from '@gm/shared/schemas/page';
import { sql } from 'kysely';
import type { DataSource } from '../platform/database/database.ts';
import type { EntryPath } from '../platform/rules/entry-path.ts';

export function createPageRepository(db: DataSource) {
  return {
    async find(path: string): Promise<Route | null> {
      const row = await db.selectFrom('seiten').select('antwort').where('pfad', '=', path).executeTakeFirst();
      return row?.antwort ?? null;
    },

    /** The first block with a template on any page, or null. */
    async findBlock(template: string): Promise<Route['blocks'][number] | null> {
      const { rows } = await sql<{ block: Route['blocks'][number] }>`
        select block
        from seiten, jsonb_array_elements(antwort -> 'blocks') as block
        where block ->> 'template' = ${template} order by pfad limit 1`.execute(db);
      return rows[0]?.block ?? null;
    },

    async isRemoved(path: string): Promise<boolean> {
      const row = await db.selectFrom('entfernte_pfade').select('pfad').where('pfad', '=', path).executeTakeFirst();
      return row !== undefined;
    },

    /** Whether the page of an entry was public once and has been removed, whatever its title was. */
    async isEintragRemoved({ uebersicht: overview, read }: EntryPath, id: number): Promise<boolean> {
      const rows = await db
        .selectFrom('entfernte_pfade')
        .select('pfad')
        .where(sql<boolean>`starts_with(pfad, ${overview})`)
        .where('pfad', 'like', `%\\_${id}/`)
        .execute();
      return rows.some(({ pfad: path }) => read(path) === id);
    },

    /** Pages that search engines may list: no redirects, no `noindex`. */
    async listDirectory(): Promise<Directory['data']> {
      return db
        .selectFrom('seiten')
        .select(['pfad', 'geaendert'])
        .where(sql<boolean>`antwort ->> 'redirect' is null`)
        .where(sql<boolean>`coalesce(antwort ->> 'robots', '') not like '%noindex%'`)
        .execute();
    },
  };
}
