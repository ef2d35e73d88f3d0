import './tables.ts';
import { sql } from 'kysely';
import type { Datenquelle } from '../../../kern/daten/database.ts';

/** Channel of `NOTIFY` that wakes whoever answers the wishes. */
export const ZUGANGSWUNSCH_KANAL = 'ferienzugang';

/** Minutes in which a mail's link has to be used; hours after the last request in which a log-in ends. */
export const LINK_MINUTEN = 30;
const SITZUNG_STUNDEN = 8;

const inMinutes = (minuten: number) => sql<Date>`now() + make_interval(mins => ${minuten}::int)`;
const SITZUNG = inMinutes(SITZUNG_STUNDEN * 60);

/** How organisers get in: an address is asked about, its link is used once, and what it opened ends by itself. */
export function createZugangRepository(db: Datenquelle) {
  return {
    async remember(email: string): Promise<void> {
      await db.insertInto('ferien_zugangswuensche').values({ email: email.toLowerCase() }).execute();
      await sql`select pg_notify(${ZUGANGSWUNSCH_KANAL}, '')`.execute(db);
    },

    /** Takes the next wish out of the table, or null; use it in the transaction that answers it. */
    async take(): Promise<string | null> {
      const wunsch = await db
        .deleteFrom('ferien_zugangswuensche')
        .where('id', '=', (eb) =>
          eb.selectFrom('ferien_zugangswuensche').select('id').orderBy('id').limit(1).forUpdate().skipLocked(),
        )
        .returning('email')
        .executeTakeFirst();
      return wunsch?.email ?? null;
    },

    async addLink(token_hash: string, email: string): Promise<void> {
      await db
        .insertInto('ferien_zugaenge')
        .values({ token_hash, email, art: 'link', bis: inMinutes(LINK_MINUTEN) })
        .execute();
    },

    /** Uses a link up; gives whose it was, or null for one that does not hold. */
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
      await db.insertInto('ferien_zugaenge').values({ token_hash, email, art: 'sitzung', bis: SITZUNG }).execute();
    },

    /** Whose log-in this is, which goes on with it; null where it has ended. */
    async find(token_hash: string): Promise<string | null> {
      const sitzung = await db
        .updateTable('ferien_zugaenge')
        .set({ bis: SITZUNG })
        .where('token_hash', '=', token_hash)
        .where('art', '=', 'sitzung')
        .where('bis', '>', sql<Date>`now()`)
        .returning('email')
        .executeTakeFirst();
      return sitzung?.email ?? null;
    },

    async end(token_hash: string): Promise<void> {
      await db.deleteFrom('ferien_zugaenge').where('token_hash', '=', token_hash).execute();
    },

    async deleteExpired(): Promise<void> {
      await db.deleteFrom('ferien_zugaenge').where('bis', '<=', sql<Date>`now()`).execute();
    },
  };
}
