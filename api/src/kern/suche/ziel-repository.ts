import { sql } from 'kysely';
import type { Datenquelle } from '../daten/database.ts';
import { maskLike } from '../daten/mask-like.ts';
import type { Verborgenes } from './suche-repository.ts';
import type { SucheTabelle } from './tables.ts';

/** Public pages as what links lead to. */
export function createZielRepository(db: Datenquelle, verborgenes: Verborgenes) {
  return {
    /** Path below `ordner` that ends with this, or null. */
    async findPfad(ordner: string, ende: string): Promise<string | null> {
      const row = await db
        .selectFrom('suche')
        .select('pfad')
        .where('pfad', 'like', `${ordner}%${maskLike(ende)}/`)
        .executeTakeFirst();
      return row?.pfad ?? null;
    },

    /** Those of these paths at which there is a public page. */
    async pick(pfade: readonly string[]): Promise<Set<string>> {
      if (pfade.length === 0) return new Set();
      const rows = await db
        .selectFrom('suche')
        .select('pfad')
        .where('pfad', 'in', [...pfade])
        .execute();
      return new Set(rows.map(({ pfad }) => pfad));
    },

    /** Pages whose title has all of these words, or whose path begins with what was typed; the shortest first. */
    async listZiele(eingabe: string, anzahl: number): Promise<Pick<SucheTabelle, 'typ' | 'titel' | 'pfad'>[]> {
      const worte = eingabe.split(/\s+/).filter(Boolean);
      const passt = eingabe.startsWith('/')
        ? sql<boolean>`pfad like ${`${maskLike(eingabe)}%`}`
        : sql<boolean>`${sql.join(
            [sql`true`, ...worte.map((wort) => sql`titel ilike ${`%${maskLike(wort)}%`}`)],
            sql` and `,
          )}`;
      return db
        .selectFrom('suche')
        .select(['typ', 'titel', 'pfad'])
        .where(passt)
        .where(({ not }) => not(sql<boolean>`typ = any(${[...verborgenes.verborgeneTypen]}::text[])`))
        .where(
          sql<boolean>`not exists (select from unnest(${[...verborgenes.verborgen]}::text[]) as v(ordner)
            where starts_with(pfad, ordner))`,
        )
        .orderBy(sql`typ <> 'seite'`)
        .orderBy(sql`length(titel)`)
        .orderBy('pfad')
        .limit(anzahl)
        .execute();
    },
  };
}
