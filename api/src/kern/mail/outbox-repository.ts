import { sql } from 'kysely';
import type { Datenquelle } from '../daten/database.ts';
import type { GerenderteMail } from './render-mail.ts';
import type { AusgehendeMail } from './versandweg.ts';

/** Channel of `NOTIFY` that wakes the senders of all processes as soon as a transaction with a mail is committed. */
export const OUTBOX_KANAL = 'outbox';

/** A sender that died keeps its mail this long; one that lives says so more often (`hold`). */
const RESERVIERT_FUER = sql<Date>`now() + interval '20 seconds'`;

/** A mail this process may send. `versuche` counts this try, and names the reservation. */
export interface ReservierteMail extends AusgehendeMail {
  versuche: number;
}

export type OutboxRepository = ReturnType<typeof createOutboxRepository>;

export function createOutboxRepository(db: Datenquelle) {
  /** Only the holder of the reservation may decide about a mail. */
  const gehalteneMail = ({ id, versuche }: ReservierteMail) =>
    db.updateTable('outbox').where('id', '=', id).where('versuche', '=', versuche).where('status', '=', 'offen');

  return {
    /** Puts a mail in; in the transaction of a request, it is sent if and only if the request is stored. */
    async store(mail: GerenderteMail): Promise<void> {
      await db.insertInto('outbox').values(mail).execute();
      await sql`select pg_notify(${OUTBOX_KANAL}, '')`.execute(db);
    },

    /** Tells the senders of a mail that was put in by another statement; they would find it within a minute. */
    async wake(): Promise<void> {
      await sql`select pg_notify(${OUTBOX_KANAL}, '')`.execute(db);
    },

    /** Takes the mail that is due longest for this process, or null. */
    async reserve(): Promise<ReservierteMail | null> {
      const mail = await db
        .updateTable('outbox')
        .set({ faellig: RESERVIERT_FUER, versuche: sql`versuche + 1` })
        .where('id', '=', (eb) =>
          eb
            .selectFrom('outbox')
            .select('id')
            .where('status', '=', 'offen')
            .where('faellig', '<=', sql<Date>`now()`)
            .orderBy('faellig')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returning([
          'id',
          'message_id',
          'an',
          'antwort_an',
          'betreff',
          'text',
          'html',
          'anhaenge',
          'abmeldung',
          'versuche',
        ])
        .executeTakeFirst();
      return mail ?? null;
    },

    /** The words of a sent mail are nobody's business any more: only the fact stays. */
    async recordVersand(mail: ReservierteMail): Promise<void> {
      await gehalteneMail(mail)
        .set({
          status: 'gesendet',
          gesendet: sql`now()`,
          letzter_fehler: null,
          betreff: '',
          text: '',
          html: '',
          anhaenge: null,
          abmeldung: null,
        })
        .execute();
    },

    /** It is still being sent. */
    async hold(mail: ReservierteMail): Promise<void> {
      await gehalteneMail(mail).set({ faellig: RESERVIERT_FUER }).execute();
    },

    async move(mail: ReservierteMail, grund: string, wartezeit: number): Promise<void> {
      const faellig = sql<Date>`now() + make_interval(secs => ${wartezeit / 1000})`;
      await gehalteneMail(mail).set({ letzter_fehler: grund, faellig }).execute();
    },

    /** For the operator to look at; setting the status to 'offen' sends it again. */
    async giveUp(mail: ReservierteMail, grund: string): Promise<void> {
      await gehalteneMail(mail).set({ status: 'aufgegeben', letzter_fehler: grund }).execute();
    },

    /** Milliseconds until the next mail is due, or null when none waits. */
    async measureWartezeit(): Promise<number | null> {
      const { pause } = await db
        .selectFrom('outbox')
        .select(sql<number | null>`(extract(epoch from min(faellig) - now()) * 1000)::float8`.as('pause'))
        .where('status', '=', 'offen')
        .executeTakeFirstOrThrow();
      return pause === null ? null : Math.max(0, Math.ceil(pause));
    },

    /** Erases the mails about something, sent or not. */
    async deleteBezug(bezug: string): Promise<void> {
      await db.deleteFrom('outbox').where('bezug', '=', bezug).execute();
    },

    /** Forgets sent mails, with the address they went to, after the given number of days. */
    async deleteSent(tage: number): Promise<void> {
      await db
        .deleteFrom('outbox')
        .where('status', '=', 'gesendet')
        .where('gesendet', '<', sql<Date>`now() - make_interval(days => ${tage})`)
        .execute();
    },
  };
}
