import { sql } from 'kysely';
import type { DataSource } from '../../platform/database/database.ts';
import { maskLike } from '../../platform/database/mask-like.ts';
import type { Hidden } from './search-repository.ts';
import type { SearchTable } from './tables.ts';

/** Public pages as link targets. */
export function createTargetRepository(db: DataSource, hidden: Hidden) {
  return {
    /** Path below the folder with this ending, or null. */
    async findPath(folder: string, end: string): Promise<string | null> {
      const row = await db
        .selectFrom('suche')
        .select('pfad')
        .where('pfad', 'like', `${folder}%${maskLike(end)}/`)
        .executeTakeFirst();
      return row?.pfad ?? null;
    },

    /** Those of these paths that have a public page. */
    async pick(paths: readonly string[]): Promise<Set<string>> {
      if (paths.length === 0) return new Set();
      const rows = await db
        .selectFrom('suche')
        .select('pfad')
        .where('pfad', 'in', [...paths])
        .execute();
      return new Set(rows.map(({ pfad: path }) => path));
    },

    /** Pages whose title contains all of these words, or whose path starts with the input; shortest title first. */
    async listTargets(input: string, count: number): Promise<Pick<SearchTable, 'typ' | 'titel' | 'pfad'>[]> {
      const words = input.split(/\s+/).filter(Boolean);
      const fits = input.startsWith('/')
        ? sql<boolean>`pfad like ${`${maskLike(input)}%`}`
        : sql<boolean>`${sql.join(
            [sql`true`, ...words.map((word) => sql`titel ilike ${`%${maskLike(word)}%`}`)],
            sql` and `,
          )}`;
      return db
        .selectFrom('suche')
        .select(['typ', 'titel', 'pfad'])
        .where(fits)
        .where(({ not }) => not(sql<boolean>`typ = any(${[...hidden.verborgeneTypen]}::text[])`))
        .where(
          sql<boolean>`not exists (select from unnest(${[...hidden.verborgen]}::text[]) as v(ordner)
            where starts_with(pfad, ordner))`,
        )
        .orderBy(sql`typ <> 'seite'`)
        .orderBy(sql`length(titel)`)
        .orderBy('pfad')
        .limit(count)
        .execute();
    },
  };
}
