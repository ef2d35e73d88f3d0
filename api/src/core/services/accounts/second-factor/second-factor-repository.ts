import { sql } from 'kysely';
import type { DataSource } from '../../../platform/database/database.ts';

/** Minutes a setup waits for its first code. */
const SETUP_MINUTES = 30;

export interface Setup {
  geheimnis: string;
  notfallcodes: string[];
}

/** Second factor of accounts: pending setup, active secret and emergency codes. */
export function createSecondFactorRepository(db: DataSource) {
  const fresh = sql<boolean>`beginn > now() - make_interval(mins => ${SETUP_MINUTES}::int)`;

  return {
    /** Stores a new setup; an unfinished earlier one is discarded. */
    async begin(konto_id: number, setup: Setup): Promise<void> {
      await db
        .insertInto('zweitfaktor_einrichtungen')
        .values({ konto_id, ...setup })
        .onConflict((earlier) => earlier.column('konto_id').doUpdateSet({ ...setup, beginn: sql<Date>`now()` }))
        .execute();
    },

    async findEinrichtung(konto_id: number): Promise<Setup | null> {
      const line = await db
        .selectFrom('zweitfaktor_einrichtungen')
        .select(['geheimnis', 'notfallcodes'])
        .where('konto_id', '=', konto_id)
        .where(fresh)
        .executeTakeFirst();
      return line ?? null;
    },

    /** Sets or removes the second factor of the account; the previous one becomes invalid. */
    async set(konto_id: number, totp_geheimnis: string | null, codeHashes: readonly string[] = []): Promise<void> {
      await db.updateTable('konten').set({ totp_geheimnis, totp_zuletzt: null }).where('id', '=', konto_id).execute();
      await db.deleteFrom('zweitfaktor_einrichtungen').where('konto_id', '=', konto_id).execute();
      await db.deleteFrom('notfallcodes').where('konto_id', '=', konto_id).execute();
      if (codeHashes.length === 0) return;
      await db
        .insertInto('notfallcodes')
        .values(codeHashes.map((code_hash) => ({ konto_id, code_hash })))
        .execute();
    },

    /** Records the time step of a code; false if this or a later one was used before. */
    async redeemCode(id: number, step: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('konten')
        .set({ totp_zuletzt: step })
        .where('id', '=', id)
        .where(sql<boolean>`coalesce(totp_zuletzt, 0) < ${step}`)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Uses up an emergency code; false if it is not valid (any more). */
    async redeemNotfallcode(konto_id: number, code_hash: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('notfallcodes')
        .where('konto_id', '=', konto_id)
        .where('code_hash', '=', code_hash)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async countNotfallcodes(konto_id: number): Promise<number> {
      const { anzahl: count } = await db
        .selectFrom('notfallcodes')
        .select(sql<number>`count(*)::int`.as('anzahl'))
        .where('konto_id', '=', konto_id)
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Deletes expired unfinished setups. */
    async cleanUp(): Promise<void> {
      await db.deleteFrom('zweitfaktor_einrichtungen').where(sql<boolean>`not (${fresh})`).execute();
    },
  };
}
