import './tables.ts';
import { FRAGEN_NAMEN, type Frage } from '@gm/shared/bereiche/ferienprogramm/frage-namen';
import { sql } from 'kysely';
import type { Datenquelle } from '../../../kern/daten/database.ts';

export type Antworten = Partial<Record<Frage, string>>;

/** What families answered to the questions of events, child by child. */
export function createAngabenRepository(db: Datenquelle) {
  return {
    /** By the number of the child. */
    async read(kinder: readonly number[]): Promise<Map<number, Antworten>> {
      const zeilen = await db
        .selectFrom('ferien_kindangaben')
        .selectAll()
        .where('kind_id', '=', sql<number>`any(${kinder}::int[])`)
        .execute();
      const antworten = new Map<number, Antworten>();
      for (const { kind_id, feld, wert } of zeilen) {
        antworten.set(kind_id, { ...antworten.get(kind_id), [feld]: wert });
      }
      return antworten;
    },

    async write(kinder: readonly number[], antworten: Antworten): Promise<void> {
      const neu = kinder.flatMap((kind_id) =>
        FRAGEN_NAMEN.flatMap((feld) => {
          const wert = antworten[feld];
          return wert === undefined ? [] : [{ kind_id, feld, wert }];
        }),
      );
      if (neu.length === 0) return;
      await db
        .insertInto('ferien_kindangaben')
        .values(neu)
        .onConflict((conflict) =>
          conflict.columns(['kind_id', 'feld']).doUpdateSet({ wert: sql<string>`excluded.wert` }),
        )
        .execute();
    },

    /** What these events ask, by number. */
    async listFragen(ids: readonly number[]): Promise<Map<number, Frage[]>> {
      const zeilen = await db
        .selectFrom('ferien_veranstaltungen')
        .select(['id', 'fragen'])
        .where('id', '=', sql<number>`any(${ids}::int[])`)
        .execute();
      return new Map(zeilen.map(({ id, fragen }) => [id, fragen]));
    },
  };
}
