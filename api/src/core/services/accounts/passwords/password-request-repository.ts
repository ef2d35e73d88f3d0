import type { AccountKind } from '@gm/shared/rules/accesses';
import { sql } from 'kysely';
import type { DataSource } from '../../../platform/database/database.ts';

/** `NOTIFY` channel that wakes the worker for password requests. */
export const PASSWORD_REQUEST_CHANNEL = 'passwortwunsch';

interface PasswordRequest {
  art: AccountKind;
  email: string;
}

/** Password requests for any submitted address. */
export function createPasswordRequestRepository(db: DataSource) {
  return {
    async remember(wish: PasswordRequest): Promise<void> {
      await db.insertInto('passwortwuensche').values(wish).execute();
      await sql`select pg_notify(${PASSWORD_REQUEST_CHANNEL}, '')`.execute(db);
    },

    /** Deletes and returns the next request, or null; call it in the transaction that answers the request. */
    async take(): Promise<PasswordRequest | null> {
      const wish = await db
        .deleteFrom('passwortwuensche')
        .where('id', '=', (eb) =>
          eb.selectFrom('passwortwuensche').select('id').orderBy('id').limit(1).forUpdate().skipLocked(),
        )
        .returning(['art', 'email'])
        .executeTakeFirst();
      return wish ?? null;
    },
  };
}
