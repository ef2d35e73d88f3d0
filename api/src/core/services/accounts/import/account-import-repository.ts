import type { DataSource } from '../../../platform/database/database.ts';
import type { AccountLine } from './read-account-list.ts';

/** Account lists between preview and import. */
export function createAccountImportRepository(db: DataSource) {
  return {
    /** Replaces an earlier list of this administrator. */
    async remember(konto_id: number, lines: readonly AccountLine[]): Promise<void> {
      await db.deleteFrom('kontenimporte').where('konto_id', '=', konto_id).execute();
      await db
        .insertInto('kontenimporte')
        .values({ konto_id, zeilen: JSON.stringify(lines) })
        .execute();
    },

    async find(konto_id: number): Promise<{ uuid: string; zeilen: AccountLine[] } | null> {
      const line = await db
        .selectFrom('kontenimporte')
        .select(['uuid', 'zeilen'])
        .where('konto_id', '=', konto_id)
        .executeTakeFirst();
      return line ?? null;
    },

    /** Returns the lines and deletes them; of two concurrent calls only one gets them. */
    async take(konto_id: number, uuid: string): Promise<AccountLine[] | null> {
      const line = await db
        .deleteFrom('kontenimporte')
        .where('konto_id', '=', konto_id)
        .where('uuid', '=', uuid)
        .returning('zeilen')
        .executeTakeFirst();
      return line?.zeilen ?? null;
    },
  };
}
