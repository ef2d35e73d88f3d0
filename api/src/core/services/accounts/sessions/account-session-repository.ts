import { sql } from 'kysely';
import type { DataSource } from '../../../platform/database/database.ts';
import { type AccountLine, KONTOZUSAETZE } from '../account-repository.ts';

/** Session lifetime. */
export interface SessionDuration {
  /** Idle timeout in seconds. */
  SESSION_SECONDS: number;
  /** Absolute timeout in hours. */
  SESSION_MAX_HOURS: number;
}

/** Minimum seconds between two activity updates: a page sends several requests at once. */
const NOTE_DISTANCE = 60;

export interface AccountSession {
  konto: AccountLine;
  token_hash: string;
  neu_seit: Date | null;
  /** Whether the activity timestamp is old enough to be updated. */
  istZuErneuern: boolean;
  /** Seconds until the idle timeout. */
  sekunden: number;
}

/** Sessions. Only hashes of tokens are stored. */
export function createAccountSessionRepository(db: DataSource) {
  const isAlive = ({ SESSION_SECONDS: idleSeconds, SESSION_MAX_HOURS: maxHours }: SessionDuration) =>
    sql<boolean>`s.aktiv > now() - make_interval(secs => ${idleSeconds}::int)
      and s.erstellt > now() - make_interval(hours => ${maxHours}::int)`;

  const isOutdated = sql<boolean>`s.aktiv < now() - make_interval(secs => ${NOTE_DISTANCE}::int)`;
  const measureRest = ({ SESSION_SECONDS: idleSeconds, SESSION_MAX_HOURS: maxHours }: SessionDuration) =>
    sql<number>`ceil(extract(epoch from least(
      case when ${isOutdated} then now() else s.aktiv end + make_interval(secs => ${idleSeconds}::int),
      s.erstellt + make_interval(hours => ${maxHours}::int)) - now()))::int`;

  return {
    async begin(account: Pick<AccountLine, 'id' | 'letzte_anmeldung'>, token_hash: string): Promise<void> {
      await db
        .insertInto('kontositzungen')
        .values({ token_hash, konto_id: account.id, neu_seit: account.letzte_anmeldung })
        .execute();
    },

    /** Session of a token, or null if unknown or expired. Locked accounts are included. */
    async find(token_hash: string, duration: SessionDuration): Promise<AccountSession | null> {
      const line = await db
        .selectFrom('kontositzungen as s')
        .innerJoin('konten as k', 'k.id', 's.konto_id')
        .selectAll('k')
        .select(KONTOZUSAETZE)
        .select(['s.neu_seit', isOutdated.as('istZuErneuern'), measureRest(duration).as('sekunden')])
        .where('s.token_hash', '=', token_hash)
        .where(isAlive(duration))
        .executeTakeFirst();
      if (!line) return null;
      const { neu_seit, istZuErneuern: needsRenewal, sekunden: seconds, ...account } = line;
      return { konto: account, token_hash, neu_seit, istZuErneuern: needsRenewal, sekunden: seconds };
    },

    async renew(token_hash: string): Promise<void> {
      await db
        .updateTable('kontositzungen')
        .set({ aktiv: sql<Date>`now()` })
        .where('token_hash', '=', token_hash)
        .execute();
    },

    async end(token_hash: string): Promise<void> {
      await db.deleteFrom('kontositzungen').where('token_hash', '=', token_hash).execute();
    },

    /** Ends all sessions of the account, except the optional one to keep. */
    async endAll(konto_id: number, kept?: string): Promise<void> {
      let sessions = db.deleteFrom('kontositzungen').where('konto_id', '=', konto_id);
      if (kept) sessions = sessions.where('token_hash', '<>', kept);
      await sessions.execute();
    },

    /** Deletes expired rows: sessions, password links, failed login counts, abandoned account lists. */
    async cleanUp(duration: SessionDuration): Promise<void> {
      await db
        .deleteFrom('kontositzungen as s')
        .where(sql<boolean>`not (${isAlive(duration)})`)
        .execute();
      await db.deleteFrom('passwortlinks').where('gueltig_bis', '<', sql<Date>`now()`).execute();
      await db.deleteFrom('drosseln').where('beginn', '<', sql<Date>`now() - interval '1 day'`).execute();
      await db.deleteFrom('kontenimporte').where('erstellt', '<', sql<Date>`now() - interval '1 day'`).execute();
    },
  };
}
