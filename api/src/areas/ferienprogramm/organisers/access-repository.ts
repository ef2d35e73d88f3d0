import './tables.ts';
import { sql } from 'kysely';
import type { DataSource } from '../../../core/platform/database/database.ts';

/** `NOTIFY` channel that wakes the worker for login requests. */
export const ACCESS_REQUEST_CHANNEL = 'ferienzugang';

/** Minutes a mailed link is valid; hours after the last request until a login expires. */
export const LINK_MINUTES = 30;
const SESSION_HOURS = 8;

const inMinutes = (minutes: number) => sql<Date>`now() + make_interval(mins => ${minutes}::int)`;
const SESSION = inMinutes(SESSION_HOURS * 60);

/** Passwordless login of organisers: request for an address, single-use link, expiring session. */
export function createAccessRepository(db: DataSource) {
  return {
    async remember(email: string): Promise<void> {
      await db.insertInto('ferien_zugangswuensche').values({ email: email.toLowerCase() }).execute();
      await sql`select pg_notify(${ACCESS_REQUEST_CHANNEL}, '')`.execute(db);
    },

    /** Removes and returns the next request, or null; call it in the transaction that handles it. */
    async take(): Promise<string | null> {
      const wish = await db
        .deleteFrom('ferien_zugangswuensche')
        .where('id', '=', (eb) =>
          eb.selectFrom('ferien_zugangswuensche').select('id').orderBy('id').limit(1).forUpdate().skipLocked(),
        )
        .returning('email')
        .executeTakeFirst();
      return wish?.email ?? null;
    },

    async addLink(token_hash: string, email: string): Promise<void> {
      await db
        .insertInto('ferien_zugaenge')
        .values({ token_hash, email, art: 'link', bis: inMinutes(LINK_MINUTES) })
        .execute();
    },

    /** Consumes a link; returns its address, or null if it is invalid. */
    async useLink(token_hash: string): Promise<string | null> {
      const link = await db
        .deleteFrom('ferien_zugaenge')
        .where('token_hash', '=', token_hash)
        .where('art', '=', 'link')
        .where('bis', '>', sql<Date>`now()`)
        .returning('email')
        .executeTakeFirst();
      return link?.email ?? null;
    },

    async begin(token_hash: string, email: string): Promise<void> {
      await db.insertInto('ferien_zugaenge').values({ token_hash, email, art: 'sitzung', bis: SESSION }).execute();
    },

    /** Address of a session, which is prolonged; null if it has expired. */
    async find(token_hash: string): Promise<string | null> {
      const session = await db
        .updateTable('ferien_zugaenge')
        .set({ bis: SESSION })
        .where('token_hash', '=', token_hash)
        .where('art', '=', 'sitzung')
        .where('bis', '>', sql<Date>`now()`)
        .returning('email')
        .executeTakeFirst();
      return session?.email ?? null;
    },

    async end(token_hash: string): Promise<void> {
      await db.deleteFrom('ferien_zugaenge').where('token_hash', '=', token_hash).execute();
    },

    async deleteExpired(): Promise<void> {
      await db.deleteFrom('ferien_zugaenge').where('bis', '<=', sql<Date>`now()`).execute();
    },
  };
}
