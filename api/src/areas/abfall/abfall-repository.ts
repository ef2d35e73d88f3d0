import type { AbfallKind, AbfallStreet, Abfuhr } from '@gm/shared/areas/abfall/abfall';
import { sql } from 'kysely';
import type { DataSource } from '../../core/platform/database/database.ts';
import { splitRows } from '../../core/platform/database/insert-many.ts';
import type { AbfallKindsTable, AbfallStreetsTable, AbfuhrenTable } from './tables.ts';

/** Waste collection rows built from the content. */
export interface AbfallLines {
  arten: AbfallKindsTable[];
  strassen: AbfallStreetsTable[];
  abfuhren: AbfuhrenTable[];
}

interface Period {
  /** First day, `YYYY-MM-DD`. */
  ab: string;
  /** Restricts the result to these waste types. */
  arten?: readonly string[] | undefined;
}

/** Streets, waste types and collection days. Call `replace` inside the transaction that loads the content. */
export function createAbfallRepository(db: DataSource) {
  return {
    async replace({ arten: kinds, strassen: streets, abfuhren }: AbfallLines): Promise<void> {
      for (const table of ['abfuhren', 'abfallstrassen', 'abfallarten'] as const) {
        await db.deleteFrom(table).execute();
      }
      for (const part of splitRows(kinds)) await db.insertInto('abfallarten').values(part).execute();
      for (const part of splitRows(streets)) await db.insertInto('abfallstrassen').values(part).execute();
      for (const part of splitRows(abfuhren)) await db.insertInto('abfuhren').values(part).execute();
    },

    async listArten(): Promise<AbfallKind[]> {
      return db.selectFrom('abfallarten').select(['id', 'name', 'symbol', 'hinweis']).orderBy('reihenfolge').execute();
    },

    /** By district, then by name. */
    async listStrassen(): Promise<AbfallStreet[]> {
      const streets = await db.selectFrom('abfallstrassen').select(['id', 'name', 'ortsteil']).execute();
      return streets.sort((a, b) => a.ortsteil.localeCompare(b.ortsteil, 'de') || a.name.localeCompare(b.name, 'de'));
    },

    /** Streets whose name starts with `beginning`, optionally followed by their district; `ß` equals `ss`. */
    async searchStrassen(beginning: string, count: number): Promise<AbfallStreet[]> {
      const wanted = beginning
        .toLowerCase()
        .replaceAll('ß', 'ss')
        .replaceAll(/[\\%_]/g, '\\$&');
      return db
        .selectFrom('abfallstrassen')
        .select(['id', 'name', 'ortsteil'])
        .where(sql<boolean>`replace(lower(name || ' ' || ortsteil), 'ß', 'ss') like ${`${wanted}%`}`)
        .orderBy('name')
        .orderBy('ortsteil')
        .limit(count)
        .execute();
    },

    async findStrasse(id: string): Promise<AbfallStreetsTable | null> {
      const street = await db.selectFrom('abfallstrassen').selectAll().where('id', '=', id).executeTakeFirst();
      return street ?? null;
    },

    /** Default area of a district, and its streets that belong to another area. Null for an unknown district. */
    async findOrtsteil(ortsteil: string): Promise<{ bezirk: string; abweichend: AbfallStreet[] } | null> {
      const streets = await db.selectFrom('abfallstrassen').selectAll().where('ortsteil', '=', ortsteil).execute();
      const district = streets.find(({ ueblich: usual }) => usual)?.bezirk;
      if (district === undefined) return null;
      const deviating = streets
        .filter(({ ueblich: usual }) => !usual)
        .map(({ id, name }) => ({ id, name, ortsteil }))
        .sort((a, b) => a.name.localeCompare(b.name, 'de'));
      return { bezirk: district, abweichend: deviating };
    },

    /** Collections of an area, ordered by day, then by waste type. */
    async listAbfuhren(district: string, { ab: from, arten: kinds }: Period): Promise<Abfuhr[]> {
      return db
        .selectFrom('abfuhren')
        .innerJoin('abfallarten', 'abfallarten.id', 'abfuhren.art')
        .select(['tag', 'art', 'statt'])
        .where('bezirk', '=', district)
        .where('tag', '>=', from)
        .$if(kinds !== undefined, (query) => query.where('art', '=', sql<string>`any(${[...(kinds ?? [])]}::text[])`))
        .orderBy('tag')
        .orderBy('reihenfolge')
        .execute();
    },
  };
}
