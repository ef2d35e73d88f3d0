import type { AccessKind } from '@gm/shared/rules/accesses';
import { sql } from 'kysely';
import type { DataSource } from '../../../platform/database/database.ts';

/** Days without a login after which a browser is forgotten; also the lifetime of its cookie. */
export const DEVICE_DAYS = 365;

/** Maximum number of known browsers per account: programs that log in send no cookie and would add one each time. */
const MAX_PER_ACCOUNT = 50;

/** Known browsers of accounts. Only hashes of their secrets are stored. */
export function createAccountDeviceRepository(db: DataSource) {
  return {
    /** Whether this browser has logged in to the account before; also false if there is no such account. */
    async isKnown(kind: AccessKind, email: string, token_hash: string): Promise<boolean> {
      const found = await db
        .selectFrom('kontogeraete as g')
        .innerJoin('konten as k', 'k.id', 'g.konto_id')
        .select('k.id')
        .where('g.token_hash', '=', token_hash)
        .where('k.art', '=', kind)
        .where(sql<boolean>`lower(k.email) = lower(${email})`)
        .executeTakeFirst();
      return found !== undefined;
    },

    /** Whether this site issued the secret, for any account. */
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
            .limit(MAX_PER_ACCOUNT),
        )
        .execute();
    },

    async forgetAll(konto_id: number): Promise<void> {
      await db.deleteFrom('kontogeraete').where('konto_id', '=', konto_id).execute();
    },

    /** Deletes browsers without a login for a year. */
    async cleanUp(): Promise<void> {
      await db
        .deleteFrom('kontogeraete')
        .where('zuletzt', '<', sql<Date>`now() - make_interval(days => ${DEVICE_DAYS}::int)`)
        .execute();
    },
  };
}
