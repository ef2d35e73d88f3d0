import { type Insertable, sql } from 'kysely';
import type { DataSource } from '../../core/platform/database/database.ts';
import { columnsOf, isChanged, splitRows, takeNew } from '../../core/platform/database/insert-many.ts';
import type { ArtikelTable } from './tables.ts';

/** An article with the name of its category instead of the id. */
export type ArtikelLine = Omit<Insertable<ArtikelTable>, 'rubrik_id'> & { rubrik: string };

/** Bulk access to the articles, used when content is loaded. */
export function createArtikelInventoryRepository(db: DataSource) {
  return {
    /** Replaces all articles, or only those with these numbers. */
    async replace(artikel: ArtikelLine[], numbers?: readonly number[]): Promise<void> {
      const names = [...new Set(artikel.map(({ rubrik: category }) => category))];
      if (names.length > 0) {
        const categories = names.map((name) => ({ name }));
        await db
          .insertInto('rubriken')
          .values(categories)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      const categories = await db.selectFrom('rubriken').select(['id', 'name']).execute();
      const categoryNumbers = new Map(categories.map(({ id, name }) => [name, id]));
      const rows = artikel.map(({ rubrik: category, ...row }) => ({
        ...row,
        rubrik_id: categoryNumbers.get(category) ?? 0,
      }));
      const ids = artikel.map(({ id }) => id);
      await db
        .deleteFrom('artikel')
        .where('id', '<>', sql<number>`all(${ids}::int[])`)
        .$if(numbers !== undefined, (query) => query.where('id', '=', sql<number>`any(${[...(numbers ?? [])]}::int[])`))
        .execute();
      const fresh = columnsOf(rows, 'id');
      for (const part of splitRows(rows)) {
        await db
          .insertInto('artikel')
          .values(part)
          .onConflict((conflict) =>
            conflict.column('id').doUpdateSet(takeNew(fresh)).where(isChanged('artikel', fresh)),
          )
          .execute();
      }
      await db
        .deleteFrom('rubriken')
        .where('name', '<>', sql<string>`all(${names}::text[])`)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('artikel').select('artikel.id').whereRef('rubrik_id', '=', 'rubriken.id'))),
        )
        .execute();
    },

    async listNumbers(): Promise<Set<number>> {
      const rows = await db.selectFrom('artikel').select('id').execute();
      return new Set(rows.map(({ id }) => id));
    },
  };
}
