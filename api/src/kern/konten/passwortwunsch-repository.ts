import type { Kontoart } from '@gm/shared/regeln/zugaenge';
import { sql } from 'kysely';
import type { Datenquelle } from '../daten/database.ts';

/** Channel of `NOTIFY` that wakes whoever answers the wishes. */
export const PASSWORTWUNSCH_KANAL = 'passwortwunsch';

interface Passwortwunsch {
  art: Kontoart;
  email: string;
}

/** Wishes for a new password, of whoever sent an address. */
export function createPasswortwunschRepository(db: Datenquelle) {
  return {
    async remember(wunsch: Passwortwunsch): Promise<void> {
      await db.insertInto('passwortwuensche').values(wunsch).execute();
      await sql`select pg_notify(${PASSWORTWUNSCH_KANAL}, '')`.execute(db);
    },

    /** Takes the next one out of the table, or null; use it in the transaction that answers the wish. */
    async take(): Promise<Passwortwunsch | null> {
      const wunsch = await db
        .deleteFrom('passwortwuensche')
        .where('id', '=', (eb) =>
          eb.selectFrom('passwortwuensche').select('id').orderBy('id').limit(1).forUpdate().skipLocked(),
        )
        .returning(['art', 'email'])
        .executeTakeFirst();
      return wunsch ?? null;
    },
  };
}
