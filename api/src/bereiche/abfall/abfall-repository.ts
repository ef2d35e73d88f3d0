import type { Abfallart, Abfallstrasse, Abfuhr } from '@gm/shared/bereiche/abfall/abfall';
import { sql } from 'kysely';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { splitRows } from '../../kern/daten/insert-many.ts';
import type { AbfallartenTabelle, AbfallstrassenTabelle, AbfuhrenTabelle } from './tables.ts';

/** Everything about waste the content brings. */
export interface AbfallZeilen {
  arten: AbfallartenTabelle[];
  strassen: AbfallstrassenTabelle[];
  abfuhren: AbfuhrenTabelle[];
}

interface Zeitraum {
  /** First day, `YYYY-MM-DD`. */
  ab: string;
  /** Only these kinds. */
  arten?: readonly string[] | undefined;
}

/** Streets, kinds of waste and days of collection. `ersetze` belongs into the transaction that loads the content. */
export function createAbfallRepository(db: Datenquelle) {
  return {
    async replace({ arten, strassen, abfuhren }: AbfallZeilen): Promise<void> {
      for (const tabelle of ['abfuhren', 'abfallstrassen', 'abfallarten'] as const) {
        await db.deleteFrom(tabelle).execute();
      }
      for (const part of splitRows(arten)) await db.insertInto('abfallarten').values(part).execute();
      for (const part of splitRows(strassen)) await db.insertInto('abfallstrassen').values(part).execute();
      for (const part of splitRows(abfuhren)) await db.insertInto('abfuhren').values(part).execute();
    },

    async listArten(): Promise<Abfallart[]> {
      return db.selectFrom('abfallarten').select(['id', 'name', 'symbol', 'hinweis']).orderBy('reihenfolge').execute();
    },

    /** By district and name, as a street directory sorts them. */
    async listStrassen(): Promise<Abfallstrasse[]> {
      const strassen = await db.selectFrom('abfallstrassen').select(['id', 'name', 'ortsteil']).execute();
      return strassen.sort((a, b) => a.ortsteil.localeCompare(b.ortsteil, 'de') || a.name.localeCompare(b.name, 'de'));
    },

    /** Streets whose name begins so, followed by their district where somebody types that, too; `ß` and `ss` are alike. */
    async searchStrassen(anfang: string, anzahl: number): Promise<Abfallstrasse[]> {
      const gesucht = anfang
        .toLowerCase()
        .replaceAll('ß', 'ss')
        .replaceAll(/[\\%_]/g, '\\$&');
      return db
        .selectFrom('abfallstrassen')
        .select(['id', 'name', 'ortsteil'])
        .where(sql<boolean>`replace(lower(name || ' ' || ortsteil), 'ß', 'ss') like ${`${gesucht}%`}`)
        .orderBy('name')
        .orderBy('ortsteil')
        .limit(anzahl)
        .execute();
    },

    async findStrasse(id: string): Promise<AbfallstrassenTabelle | null> {
      const strasse = await db.selectFrom('abfallstrassen').selectAll().where('id', '=', id).executeTakeFirst();
      return strasse ?? null;
    },

    /** The usual area of a district, and its streets that belong to another one. Null for what is no district. */
    async findOrtsteil(ortsteil: string): Promise<{ bezirk: string; abweichend: Abfallstrasse[] } | null> {
      const strassen = await db.selectFrom('abfallstrassen').selectAll().where('ortsteil', '=', ortsteil).execute();
      const bezirk = strassen.find(({ ueblich }) => ueblich)?.bezirk;
      if (bezirk === undefined) return null;
      const abweichend = strassen
        .filter(({ ueblich }) => !ueblich)
        .map(({ id, name }) => ({ id, name, ortsteil }))
        .sort((a, b) => a.name.localeCompare(b.name, 'de'));
      return { bezirk, abweichend };
    },

    /** Collections of an area in the order of the days, then of the kinds. */
    async listAbfuhren(bezirk: string, { ab, arten }: Zeitraum): Promise<Abfuhr[]> {
      return db
        .selectFrom('abfuhren')
        .innerJoin('abfallarten', 'abfallarten.id', 'abfuhren.art')
        .select(['tag', 'art', 'statt'])
        .where('bezirk', '=', bezirk)
        .where('tag', '>=', ab)
        .$if(arten !== undefined, (query) => query.where('art', '=', sql<string>`any(${[...(arten ?? [])]}::text[])`))
        .orderBy('tag')
        .orderBy('reihenfolge')
        .execute();
    },
  };
}
