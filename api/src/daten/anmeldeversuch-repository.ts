import { createHash } from 'node:crypto';
import type { Zugangsart } from '@gm/shared/regeln/zugaenge';
import { sql } from 'kysely';
import type { Datenquelle } from './database.ts';

/** Minutes in which attempts are counted together. */
export const FENSTER_MINUTEN = 15;

/** Counts attempts to log in per account, whether there is such an account or not. Addresses are kept as hashes. */
export function createAnmeldeversuchRepository(db: Datenquelle) {
  const bildeSchluessel = (art: Zugangsart, email: string) =>
    createHash('sha256').update(`${art} ${email.toLowerCase()}`).digest('base64url');

  return {
    /** Counts one more and gives their number. Counted before the password is looked at: a crowd gets no more guesses. */
    async zaehle(art: Zugangsart, email: string): Promise<number> {
      const istVorbei = sql`anmeldeversuche.beginn < now() - make_interval(mins => ${FENSTER_MINUTEN}::int)`;
      const { anzahl } = await db
        .insertInto('anmeldeversuche')
        .values({ schluessel: bildeSchluessel(art, email), anzahl: 1 })
        .onConflict((bestehende) =>
          bestehende.column('schluessel').doUpdateSet({
            anzahl: sql<number>`case when ${istVorbei} then 1 else anmeldeversuche.anzahl + 1 end`,
            beginn: sql<Date>`case when ${istVorbei} then now() else anmeldeversuche.beginn end`,
          }),
        )
        .returning('anzahl')
        .executeTakeFirstOrThrow();
      return anzahl;
    },

    async vergiss(art: Zugangsart, email: string): Promise<void> {
      await db.deleteFrom('anmeldeversuche').where('schluessel', '=', bildeSchluessel(art, email)).execute();
    },
  };
}
