import { sql } from 'kysely';
import type { DataSource } from '../../platform/database/database.ts';
import type { RenderedMail } from './render-mail.ts';
import type { OutgoingMail } from './transport.ts';

/** `NOTIFY` channel that wakes the mail workers of all processes when a transaction with a mail commits. */
export const OUTBOX_CHANNEL = 'outbox';

/** Reservation time after which the mail of a dead worker is released; a running worker extends it (`hold`). */
const RESERVED_FOR = sql<Date>`now() + interval '20 seconds'`;

/** A mail reserved for this process. `versuche` includes this attempt and identifies the reservation. */
export interface ReservedMail extends OutgoingMail {
  versuche: number;
}

export type OutboxRepository = ReturnType<typeof createOutboxRepository>;

export function createOutboxRepository(db: DataSource) {
  /** Only the holder of the reservation may update the mail. */
  const reservedMail = ({ id, versuche: attempts }: ReservedMail) =>
    db.updateTable('outbox').where('id', '=', id).where('versuche', '=', attempts).where('status', '=', 'offen');

  return {
    /** Stores a mail; inside a request's transaction it is sent if and only if the request is stored. */
    async store(mail: RenderedMail): Promise<void> {
      await db.insertInto('outbox').values(mail).execute();
      await sql`select pg_notify(${OUTBOX_CHANNEL}, '')`.execute(db);
    },

    /** Wakes the workers for a mail stored by another statement; otherwise they would find it within a minute. */
    async wake(): Promise<void> {
      await sql`select pg_notify(${OUTBOX_CHANNEL}, '')`.execute(db);
    },

    /** Reserves the mail that has been due longest, or returns null. */
    async reserve(): Promise<ReservedMail | null> {
      const mail = await db
        .updateTable('outbox')
        .set({ faellig: RESERVED_FOR, versuche: sql`versuche + 1` })
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

    /** Marks a mail as sent and deletes its content for data protection. */
    async recordDelivery(mail: ReservedMail): Promise<void> {
      await reservedMail(mail)
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

    /** Extends the reservation while the mail is being sent. */
    async hold(mail: ReservedMail): Promise<void> {
      await reservedMail(mail).set({ faellig: RESERVED_FOR }).execute();
    },

    async move(mail: ReservedMail, reason: string, waitingTime: number): Promise<void> {
      const due = sql<Date>`now() + make_interval(secs => ${waitingTime / 1000})`;
      await reservedMail(mail).set({ letzter_fehler: reason, faellig: due }).execute();
    },

    /** Keeps the mail for the operator; setting its status to 'offen' sends it again. */
    async giveUp(mail: ReservedMail, reason: string): Promise<void> {
      await reservedMail(mail).set({ status: 'aufgegeben', letzter_fehler: reason }).execute();
    },

    /** Milliseconds until the next mail is due, or null if none is waiting. */
    async measureWaitingTime(): Promise<number | null> {
      const { pause } = await db
        .selectFrom('outbox')
        .select(sql<number | null>`(extract(epoch from min(faellig) - now()) * 1000)::float8`.as('pause'))
        .where('status', '=', 'offen')
        .executeTakeFirstOrThrow();
      return pause === null ? null : Math.max(0, Math.ceil(pause));
    },

    /** Deletes the mails referring to something, sent or not. */
    async deleteByRelation(relation: string): Promise<void> {
      await db.deleteFrom('outbox').where('bezug', '=', relation).execute();
    },

    /** Deletes sent mails, including their recipients, after the given number of days. */
    async deleteSent(days: number): Promise<void> {
      await db
        .deleteFrom('outbox')
        .where('status', '=', 'gesendet')
        .where('gesendet', '<', sql<Date>`now() - make_interval(days => ${days})`)
        .execute();
    },
  };
}
