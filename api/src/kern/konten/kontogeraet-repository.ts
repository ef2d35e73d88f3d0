import type { Zugangsart } from '@gm/shared/regeln/zugaenge';
import { sql } from 'kysely';
import type { Datenquelle } from '../daten/database.ts';

/** Days without a log-in after which a browser is forgotten; its cookie lasts as long. */
export const GERAET_TAGE = 365;

/** Browsers kept per account: programs that log in bring no cookie and would be another one each time. */
const MAX_JE_KONTO = 50;

/** Browsers in which somebody logged in to an account. Only hashes of their secrets are kept. */
export function createKontogeraetRepository(db: Datenquelle) {
  return {
    /** Whether somebody logged in to the account with this browser; false where there is no such account, too. */
    async isKnown(art: Zugangsart, email: string, token_hash: string): Promise<boolean> {
      const found = await db
        .selectFrom('kontogeraete as g')
        .innerJoin('konten as k', 'k.id', 'g.konto_id')
        .select('k.id')
        .where('g.token_hash', '=', token_hash)
        .where('k.art', '=', art)
        .where(sql<boolean>`lower(k.email) = lower(${email})`)
        .executeTakeFirst();
      return found !== undefined;
    },

    /** Whether the secret was given out here, for whichever account. */
    async exists(token_hash: string): Promise<boolean> {
      const found = await db
        .selectFrom('kontogeraete')
        .select('konto_id')
        .where('token_hash', '=', token_hash)
        .executeTakeFirst();
      return found !== undefined;
    },

    async remember(konto_id: number, token_hash: string): Promise<void> {
      await db
        .insertInto('kontogeraete')
        .values({ konto_id, token_hash })
        .onConflict((known) => known.columns(['token_hash', 'konto_id']).doUpdateSet({ zuletzt: sql<Date>`now()` }))
        .execute();
      await db
        .deleteFrom('kontogeraete')
        .where('konto_id', '=', konto_id)
        .where('token_hash', 'not in', (eb) =>
          eb
            .selectFrom('kontogeraete')
            .select('token_hash')
            .where('konto_id', '=', konto_id)
            .orderBy('zuletzt', 'desc')
            .limit(MAX_JE_KONTO),
        )
        .execute();
    },

    async forgetAll(konto_id: number): Promise<void> {
      await db.deleteFrom('kontogeraete').where('konto_id', '=', konto_id).execute();
    },

    /** Erases those in which nobody logged in for a year. */
    async cleanUp(): Promise<void> {
      await db
        .deleteFrom('kontogeraete')
        .where('zuletzt', '<', sql<Date>`now() - make_interval(days => ${GERAET_TAGE}::int)`)
        .execute();
    },
  };
}
