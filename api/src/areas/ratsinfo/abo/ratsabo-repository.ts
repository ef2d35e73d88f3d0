import type { RatsaboKind } from '@gm/shared/areas/ratsinfo/ratsabo';
import type { RatsaboState, RatsaboTarget } from '@gm/shared/areas/ratsinfo/ratsabo-state';
import type { Consent } from '@gm/shared/schemas/consents';
import { sql } from 'kysely';
import { createSecret } from '../../../core/platform/config/secret.ts';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { isVisible, PUBLIC } from '../council-view.ts';
import { buildCouncilPath } from '../ratsinfo-path.ts';

/** What is followed; `gremium_id` narrows a search, too. */
export interface SubscriptionTarget {
  art: RatsaboKind;
  vorlage_id: number | null;
  gremium_id: number | null;
  q: string;
  typ: string;
}

export interface Subscriber {
  id: number;
  schluessel: string;
  email: string;
}

/** Name of what is followed, given the titles of paper and body. */
function getTarget(
  { q, typ: type, ...target }: SubscriptionTarget,
  paper: string | null,
  gremium: string | null,
): RatsaboTarget {
  if (target.art === 'vorlage') {
    return { art: 'vorlage', titel: paper ?? '', detailURL: buildCouncilPath('vorlagen', target.vorlage_id ?? 0) };
  }
  if (target.art === 'gremium') {
    return { art: 'gremium', titel: gremium ?? '', detailURL: buildCouncilPath('gremien', target.gremium_id ?? 0) };
  }
  const details = { q, gremium: target.gremium_id === null ? '' : String(target.gremium_id), typ: type };
  const query = new URLSearchParams(Object.entries(details).filter(([, value]) => value));
  return {
    art: 'suche',
    titel: [`„${q}“`, type, gremium].filter(Boolean).join(', '),
    detailURL: `/ratsinfo/vorlagen/?${query}`,
  };
}

/** Mail subscriptions to the council. */
export function createRatsaboRepository(db: DataSource) {
  const withKey = (key: string) => db.selectFrom('rats_abonnenten').select('id').where('schluessel', '=', key);

  const repository = {
    /** The requested target with its name; null if it does not exist or is not public. */
    async findZiel(target: SubscriptionTarget): Promise<RatsaboTarget | null> {
      const paper =
        target.vorlage_id === null
          ? null
          : await db
              .selectFrom('rats_vorlagen as vorlage')
              .select('vorlage.name')
              .where('vorlage.id', '=', target.vorlage_id)
              .where(isVisible('vorlage', PUBLIC))
              .executeTakeFirst();
      const gremium =
        target.gremium_id === null
          ? null
          : await db
              .selectFrom('rats_gremien')
              .select('name')
              .where('id', '=', target.gremium_id)
              .where('geloescht', '=', false)
              .executeTakeFirst();
      if (paper === undefined || gremium === undefined) return null;
      return getTarget(target, paper?.name ?? null, gremium?.name ?? null);
    },

    /** Number of unanswered confirmation mails to an address. */
    async countBitten(email: string): Promise<number> {
      const line = await db
        .selectFrom('rats_abonnenten')
        .select('bitten')
        .where(sql<boolean>`lower(email) = lower(${email})`)
        .executeTakeFirst();
      return line?.bitten ?? 0;
    },

    /** Stores an unconfirmed subscription and counts its confirmation mail. */
    async put(email: string, target: SubscriptionTarget, consents: readonly Consent[]): Promise<void> {
      const { id } = await db
        .insertInto('rats_abonnenten')
        .values({ email, schluessel: createSecret().token, bitten: 1 })
        .onConflict((conflict) =>
          conflict.expression(sql`lower(email)`).doUpdateSet({ bitten: sql`rats_abonnenten.bitten + 1` }),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('rats_abos')
        .values({ abonnent_id: id, ...target, bestaetigt: null, zustimmungen: JSON.stringify(consents) })
        .onConflict((conflict) => conflict.constraint('rats_abos_ziel').doNothing())
        .execute();
    },

    async findAbonnent(email: string): Promise<Subscriber> {
      return db
        .selectFrom('rats_abonnenten')
        .select(['id', 'schluessel', 'email'])
        .where(sql<boolean>`lower(email) = lower(${email})`)
        .executeTakeFirstOrThrow();
    },

    /** Subscriptions of an address, including unconfirmed ones; null for an unknown secret. */
    async findStand(key: string): Promise<RatsaboState | null> {
      const subscriber = await db
        .selectFrom('rats_abonnenten')
        .select(['id', 'email'])
        .where('schluessel', '=', key)
        .executeTakeFirst();
      if (!subscriber) return null;
      return { email: subscriber.email, abos: await repository.listAbos(subscriber.id) };
    },

    async listAbos(
      subscriber: number,
    ): Promise<(RatsaboState['abos'][number] & SubscriptionTarget & { stand: number })[]> {
      const lines = await db
        .selectFrom('rats_abos as a')
        .leftJoin('rats_vorlagen as vorlage', (join) =>
          join.onRef('vorlage.id', '=', 'a.vorlage_id').on(isVisible('vorlage', PUBLIC)),
        )
        .leftJoin('rats_gremien as g', (join) => join.onRef('g.id', '=', 'a.gremium_id').on('g.geloescht', '=', false))
        .select(['a.id', 'a.art', 'a.vorlage_id', 'a.gremium_id', 'a.q', 'a.typ', 'a.bestaetigt', 'a.stand'])
        .select(['vorlage.name as vorlage', 'g.name as gremium'])
        .where('a.abonnent_id', '=', subscriber)
        .orderBy('a.id')
        .execute();
      return lines.map(({ vorlage: paper, gremium, bestaetigt: confirmed, ...subscription }) => ({
        ...subscription,
        ...getTarget(subscription, paper ?? 'Eine Vorlage, die nicht mehr öffentlich ist', gremium),
        bestaetigt: confirmed !== null,
      }));
    },

    /** Confirms a subscription; earlier events are skipped. Returns the id, or null. */
    async confirm(key: string, subscription: number): Promise<number | null> {
      const line = await db
        .updateTable('rats_abos')
        .set({
          bestaetigt: sql`coalesce(bestaetigt, now())`,
          stand: sql`case when bestaetigt is null then (select coalesce(max(id), 0) from rats_ereignisse) else stand end`,
        })
        .where('id', '=', subscription)
        .where('abonnent_id', 'in', withKey(key))
        .returning(['id', 'abonnent_id'])
        .executeTakeFirst();
      if (!line) return null;
      await db.updateTable('rats_abonnenten').set({ bitten: 0 }).where('id', '=', line.abonnent_id).execute();
      return line.id;
    },

    /** Ends a subscription; deletes the address with its last one. Returns the id, or null. */
    async end(key: string, subscription: number): Promise<number | null> {
      const line = await db
        .deleteFrom('rats_abos')
        .where('id', '=', subscription)
        .where('abonnent_id', 'in', withKey(key))
        .returning('id')
        .executeTakeFirst();
      return line?.id ?? null;
    },

    /** Deletes addresses without subscriptions. */
    async forgetIdle(): Promise<void> {
      await sql`delete from rats_abonnenten n
        where not exists (select 1 from rats_abos a where a.abonnent_id = n.id)`.execute(db);
      // Once all requested subscriptions are confirmed there are no unanswered mails.
      await sql`update rats_abonnenten n set bitten = 0 where bitten > 0
        and not exists (select 1 from rats_abos a where a.abonnent_id = n.id and a.bestaetigt is null)`.execute(db);
    },
  };
  return repository;
}
