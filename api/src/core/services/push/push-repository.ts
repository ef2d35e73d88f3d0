import { createHash } from 'node:crypto';
import type { PushSubscription, PushTag } from '@gm/shared/schemas/push';
import { type Insertable, sql } from 'kysely';
import type { DataSource } from '../../platform/database/database.ts';
import type { PushTables } from './tables.ts';

/** `NOTIFY` channel that wakes the workers of all processes. */
export const PUSH_CHANNEL = 'push';

/** Reservation time after which the message of a dead worker is released; a running worker extends it (`hold`). */
const RESERVED_FOR = sql<Date>`now() + interval '20 seconds'`;

/** `strasse`: only for browsers with this street. */
export type PushMessage = Omit<Insertable<PushTables['push_nachrichten']>, 'tag'> & { tag: PushTag; strasse?: string };

/** Topics of a browser; the street belongs to the topic of collections. */
export interface PushChoice {
  tags: PushTag[];
  strasse: string | null;
}

/**
 * A message to one browser reserved for this process. `versuche` includes this attempt and identifies the reservation.
 */
export interface ReservedPush {
  id: number;
  versuche: number;
  abo: string;
  endpunkt: string;
  p256dh: string;
  auth: string;
  nachricht_id: number;
  tag: string;
  titel: string;
  text: string;
  link: string;
  bild: string | null;
  gueltig_bis: Date;
}

export type PushRepository = ReturnType<typeof createPushRepository>;

const buildIdentifier = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url');

export function createPushRepository(db: DataSource) {
  return {
    /** Adds a subscription, or updates keys and topics of an existing one. */
    async saveAbo({ endpoint, keys }: PushSubscription, choice: PushChoice): Promise<void> {
      const subscription = { endpunkt: endpoint, ...keys, ...choice };
      await db
        .insertInto('push_abos')
        .values({ kennung: buildIdentifier(endpoint), ...subscription })
        .onConflict((conflict) => conflict.column('kennung').doUpdateSet(subscription))
        .execute();
    },

    /** Returns false if the subscription is unknown. */
    async change(endpoint: string, choice: PushChoice): Promise<boolean> {
      const identifier = buildIdentifier(endpoint);
      const { numUpdatedRows } = await db
        .updateTable('push_abos')
        .set(choice)
        .where('kennung', '=', identifier)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /** Deletes a subscription and its pending messages. */
    async deleteAbo(endpoint: string): Promise<void> {
      await db.deleteFrom('push_abos').where('kennung', '=', buildIdentifier(endpoint)).execute();
    },

    /**
     * Queues a message for all subscribers of its tag, and of its street if it has one, when the transaction commits. Returns their number, or null if
     * this occasion was announced before.
     */
    async store({ strasse: street, ...message }: PushMessage): Promise<number | null> {
      const fresh = await db
        .insertInto('push_nachrichten')
        .values(message)
        .onConflict((conflict) => conflict.column('anlass').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!fresh) return null;
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('push_sendungen')
        .columns(['nachricht_id', 'abo'])
        .expression((eb) =>
          eb
            .selectFrom('push_abos')
            .select([eb.val(fresh.id).as('nachricht_id'), 'kennung'])
            .where(sql<boolean>`${message.tag} = any(tags)`)
            .$if(street !== undefined, (all) => all.where('strasse', '=', String(street))),
        )
        .executeTakeFirstOrThrow();
      await sql`select pg_notify(${PUSH_CHANNEL}, '')`.execute(db);
      return Number(numInsertedOrUpdatedRows);
    },

    /** Reserves the message that has been due longest, or returns null. */
    async reserve(): Promise<ReservedPush | null> {
      const { rows } = await sql<ReservedPush>`
        update push_sendungen s set faellig = ${RESERVED_FOR}, versuche = s.versuche + 1
        from push_nachrichten n, push_abos a
        where s.id = (select id from push_sendungen where faellig <= now() order by faellig limit 1 for update skip locked)
          and n.id = s.nachricht_id and a.kennung = s.abo
        returning s.id, s.versuche, s.abo, s.nachricht_id, a.endpunkt, a.p256dh, a.auth,
          n.tag, n.titel, n.text, n.link, n.bild, n.gueltig_bis`.execute(db);
      return rows[0] ?? null;
    },

    /** Removes a delivered, expired or abandoned message. Only the holder of the reservation may do so. */
    async finish({ id, versuche: attempts }: ReservedPush): Promise<void> {
      await db.deleteFrom('push_sendungen').where('id', '=', id).where('versuche', '=', attempts).execute();
    },

    /** Extends the reservation while the message is being sent. */
    async hold({ id, versuche: attempts }: ReservedPush): Promise<void> {
      await db
        .updateTable('push_sendungen')
        .set({ faellig: RESERVED_FOR })
        .where('id', '=', id)
        .where('versuche', '=', attempts)
        .execute();
    },

    async move({ id, versuche: attempts }: ReservedPush, waitingTime: number): Promise<void> {
      const due = sql<Date>`now() + make_interval(secs => ${waitingTime / 1000})`;
      await db
        .updateTable('push_sendungen')
        .set({ faellig: due })
        .where('id', '=', id)
        .where('versuche', '=', attempts)
        .execute();
    },

    /** Milliseconds until the next message is due, or null if none is waiting. */
    async measureWaitingTime(): Promise<number | null> {
      const { pause } = await db
        .selectFrom('push_sendungen')
        .select(sql<number | null>`(extract(epoch from min(faellig) - now()) * 1000)::float8`.as('pause'))
        .executeTakeFirstOrThrow();
      return pause === null ? null : Math.max(0, Math.ceil(pause));
    },

    /** Deletes messages and the record of their occasion after the given number of days. */
    async deleteOldNachrichten(days: number): Promise<void> {
      await db
        .deleteFrom('push_nachrichten')
        .where('erstellt', '<', sql<Date>`now() - make_interval(days => ${days})`)
        .execute();
    },
  };
}
