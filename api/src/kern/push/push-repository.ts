import { createHash } from 'node:crypto';
import type { PushSubscription, PushTag } from '@gm/shared/schemas/push';
import { type Insertable, sql } from 'kysely';
import type { Datenquelle } from '../daten/database.ts';
import type { PushTabellen } from './tables.ts';

/** Channel of `NOTIFY` that wakes the senders of all processes. */
export const PUSH_KANAL = 'push';

/** A sender that died keeps its message this long; one that lives says so more often (`hold`). */
const RESERVIERT_FUER = sql<Date>`now() + interval '20 seconds'`;

export type PushNachricht = Omit<Insertable<PushTabellen['push_nachrichten']>, 'tag'> & { tag: PushTag };

/** A message this process may send to one browser. `versuche` counts this try, and names the reservation. */
export interface ReserviertePush {
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

const buildKennung = (endpunkt: string) => createHash('sha256').update(endpunkt).digest('base64url');

export function createPushRepository(db: Datenquelle) {
  return {
    /** Adds a browser, or takes over the keys and tags of a known one. */
    async saveAbo({ endpoint, keys }: PushSubscription, tags: PushTag[]): Promise<void> {
      const abo = { endpunkt: endpoint, ...keys, tags };
      await db
        .insertInto('push_abos')
        .values({ kennung: buildKennung(endpoint), ...abo })
        .onConflict((conflict) => conflict.column('kennung').doUpdateSet(abo))
        .execute();
    },

    /** False when the browser is not known. */
    async changeTags(endpunkt: string, tags: PushTag[]): Promise<boolean> {
      const kennung = buildKennung(endpunkt);
      const { numUpdatedRows } = await db
        .updateTable('push_abos')
        .set({ tags })
        .where('kennung', '=', kennung)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    /** Forgets a browser and what was on its way to it. */
    async deleteAbo(endpunkt: string): Promise<void> {
      await db.deleteFrom('push_abos').where('kennung', '=', buildKennung(endpunkt)).execute();
    },

    /**
     * Puts a message on its way to everyone who wants its tag, with the commit of the transaction. Counts them; null
     * when the same was told before.
     */
    async store(nachricht: PushNachricht): Promise<number | null> {
      const neu = await db
        .insertInto('push_nachrichten')
        .values(nachricht)
        .onConflict((conflict) => conflict.column('anlass').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!neu) return null;
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('push_sendungen')
        .columns(['nachricht_id', 'abo'])
        .expression((eb) =>
          eb
            .selectFrom('push_abos')
            .select([eb.val(neu.id).as('nachricht_id'), 'kennung'])
            .where(sql<boolean>`${nachricht.tag} = any(tags)`),
        )
        .executeTakeFirstOrThrow();
      await sql`select pg_notify(${PUSH_KANAL}, '')`.execute(db);
      return Number(numInsertedOrUpdatedRows);
    },

    /** Takes the message that is due longest for this process, or null. */
    async reserve(): Promise<ReserviertePush | null> {
      const { rows } = await sql<ReserviertePush>`
        update push_sendungen s set faellig = ${RESERVIERT_FUER}, versuche = s.versuche + 1
        from push_nachrichten n, push_abos a
        where s.id = (select id from push_sendungen where faellig <= now() order by faellig limit 1 for update skip locked)
          and n.id = s.nachricht_id and a.kennung = s.abo
        returning s.id, s.versuche, s.abo, s.nachricht_id, a.endpunkt, a.p256dh, a.auth,
          n.tag, n.titel, n.text, n.link, n.bild, n.gueltig_bis`.execute(db);
      return rows[0] ?? null;
    },

    /** Delivered, of no use any more, or given up. Only the holder of the reservation decides. */
    async finish({ id, versuche }: ReserviertePush): Promise<void> {
      await db.deleteFrom('push_sendungen').where('id', '=', id).where('versuche', '=', versuche).execute();
    },

    /** It is still being sent. */
    async hold({ id, versuche }: ReserviertePush): Promise<void> {
      await db
        .updateTable('push_sendungen')
        .set({ faellig: RESERVIERT_FUER })
        .where('id', '=', id)
        .where('versuche', '=', versuche)
        .execute();
    },

    async move({ id, versuche }: ReserviertePush, wartezeit: number): Promise<void> {
      const faellig = sql<Date>`now() + make_interval(secs => ${wartezeit / 1000})`;
      await db
        .updateTable('push_sendungen')
        .set({ faellig })
        .where('id', '=', id)
        .where('versuche', '=', versuche)
        .execute();
    },

    /** Milliseconds until the next message is due, or null when none waits. */
    async measureWartezeit(): Promise<number | null> {
      const { pause } = await db
        .selectFrom('push_sendungen')
        .select(sql<number | null>`(extract(epoch from min(faellig) - now()) * 1000)::float8`.as('pause'))
        .executeTakeFirstOrThrow();
      return pause === null ? null : Math.max(0, Math.ceil(pause));
    },

    /** Forgets messages, and that they were told, after the given number of days. */
    async deleteOldNachrichten(tage: number): Promise<void> {
      await db
        .deleteFrom('push_nachrichten')
        .where('erstellt', '<', sql<Date>`now() - make_interval(days => ${tage})`)
        .execute();
    },
  };
}
