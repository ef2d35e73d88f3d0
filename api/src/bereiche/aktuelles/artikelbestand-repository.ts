import { type Insertable, sql } from 'kysely';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { columnsOf, isChanged, splitRows, takeNew } from '../../kern/daten/insert-many.ts';
import type { ArtikelTabelle } from './tables.ts';

/** An article with its category's name instead of the number. */
export type ArtikelZeile = Omit<Insertable<ArtikelTabelle>, 'rubrik_id'> & { rubrik: string };

/** The articles as a whole, as the content brings them. */
export function createArtikelbestandRepository(db: Datenquelle) {
  return {
    /** Replaces all there are, or those of these numbers. */
    async replace(artikel: ArtikelZeile[], nummern?: readonly number[]): Promise<void> {
      const namen = [...new Set(artikel.map(({ rubrik }) => rubrik))];
      if (namen.length > 0) {
        const rubriken = namen.map((name) => ({ name }));
        await db
          .insertInto('rubriken')
          .values(rubriken)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      const rubriken = await db.selectFrom('rubriken').select(['id', 'name']).execute();
      const rubriknummern = new Map(rubriken.map(({ id, name }) => [name, id]));
      const rows = artikel.map(({ rubrik, ...row }) => ({ ...row, rubrik_id: rubriknummern.get(rubrik) ?? 0 }));
      const ids = artikel.map(({ id }) => id);
      await db
        .deleteFrom('artikel')
        .where('id', '<>', sql<number>`all(${ids}::int[])`)
        .$if(nummern !== undefined, (query) => query.where('id', '=', sql<number>`any(${[...(nummern ?? [])]}::int[])`))
        .execute();
      const neu = columnsOf(rows, 'id');
      for (const part of splitRows(rows)) {
        await db
          .insertInto('artikel')
          .values(part)
          .onConflict((conflict) => conflict.column('id').doUpdateSet(takeNew(neu)).where(isChanged('artikel', neu)))
          .execute();
      }
      await db
        .deleteFrom('rubriken')
        .where('name', '<>', sql<string>`all(${namen}::text[])`)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('artikel').select('artikel.id').whereRef('rubrik_id', '=', 'rubriken.id'))),
        )
        .execute();
    },

    async listNummern(): Promise<Set<number>> {
      const rows = await db.selectFrom('artikel').select('id').execute();
      return new Set(rows.map(({ id }) => id));
    },
  };
}
