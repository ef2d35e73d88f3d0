import { sql } from 'kysely';
import type { Datenquelle } from '../daten/database.ts';

/** Minutes a set-up waits for its first code. */
const EINRICHTUNG_MINUTEN = 30;

export interface Einrichtung {
  geheimnis: string;
  notfallcodes: string[];
}

/** The second factor of accounts: what is being set up, what counts, and codes for emergencies. */
export function createZweiterFaktorRepository(db: Datenquelle) {
  const frisch = sql<boolean>`beginn > now() - make_interval(mins => ${EINRICHTUNG_MINUTEN}::int)`;

  return {
    /** Keeps what begins; what was begun and not finished before ends. */
    async begin(konto_id: number, einrichtung: Einrichtung): Promise<void> {
      await db
        .insertInto('zweitfaktor_einrichtungen')
        .values({ konto_id, ...einrichtung })
        .onConflict((frueher) => frueher.column('konto_id').doUpdateSet({ ...einrichtung, beginn: sql<Date>`now()` }))
        .execute();
    },

    async findEinrichtung(konto_id: number): Promise<Einrichtung | null> {
      const zeile = await db
        .selectFrom('zweitfaktor_einrichtungen')
        .select(['geheimnis', 'notfallcodes'])
        .where('konto_id', '=', konto_id)
        .where(frisch)
        .executeTakeFirst();
      return zeile ?? null;
    },

    /** From now on the account has this second factor, or none. Whatever was there before ends. */
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

    /** Notes the half minute of a code; false when it or a later one was used before. */
    async redeemCode(id: number, schritt: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('konten')
        .set({ totp_zuletzt: schritt })
        .where('id', '=', id)
        .where(sql<boolean>`coalesce(totp_zuletzt, 0) < ${schritt}`)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Uses up one of the codes for emergencies; false when it is none of them any more. */
    async redeemNotfallcode(konto_id: number, code_hash: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('notfallcodes')
        .where('konto_id', '=', konto_id)
        .where('code_hash', '=', code_hash)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async countNotfallcodes(konto_id: number): Promise<number> {
      const { anzahl } = await db
        .selectFrom('notfallcodes')
        .select(sql<number>`count(*)::int`.as('anzahl'))
        .where('konto_id', '=', konto_id)
        .executeTakeFirstOrThrow();
      return anzahl;
    },

    /** Erases what was begun and never finished. */
    async cleanUp(): Promise<void> {
      await db.deleteFrom('zweitfaktor_einrichtungen').where(sql<boolean>`not (${frisch})`).execute();
    },
  };
}
