import type { Cents } from '@gm/shared/format/amount';
import { sql } from 'kysely';
import type { DataSource } from '../../../core/platform/database/database.ts';

/** Staff access to the holiday programme. Lock an event before changing it. */
export function createHolidayAdministrationRepository(db: DataSource) {
  /** Events with figures, including cancelled ones and drafts; amounts without fees. */
  const veranstaltungen = () =>
    db
      .selectFrom('ferien_veranstaltungen as v')
      .leftJoin('ferien_aenderungen as a', 'a.veranstaltung_id', 'v.id')
      .select(['v.id', 'v.titel', 'v.datum_von', 'v.datum_bis', 'v.taeglich', 'v.teilnehmer_min', 'v.teilnehmer_max'])
      .select(['v.veranstaltungsort', 'v.aktiv', 'v.entwurf', 'v.eigen', 'v.vorab_reserviert', 'v.gebucht'])
      .select(sql<boolean>`a.abgesagt is not null`.as('abgesagt'))
      .select(
        sql<Cents>`(select coalesce(sum(t.preis), 0)::int from ferien_teilnahmen t
          where t.veranstaltung_id = v.id and t.storniert is null and t.fest)`.as('einnahmen'),
      )
      .select(
        sql<number>`(select count(*)::int from ferien_teilnahmen t
          where t.veranstaltung_id = v.id and t.storniert is null and t.fest)`.as('teilnehmer'),
      )
      .select(
        sql<number>`(select count(*)::int from ferien_teilnahmen t
          where t.veranstaltung_id = v.id and t.storniert is null and not t.fest)`.as('unbestaetigt'),
      )
      .select(
        sql<number>`(select coalesce(sum(w.anzahl), 0)::int from ferien_warteliste w
          where w.veranstaltung_id = v.id and w.status in ('wartet', 'angeboten'))`.as('wartende'),
      );

  return {
    /** By first day; without past ones that are only kept to be copied. */
    list: () =>
      veranstaltungen()
        .where(sql<boolean>`(v.aktiv or v.entwurf or not v.eigen or a.abgesagt is not null)`)
        .orderBy('v.datum_von')
        .orderBy('v.id')
        .execute(),

    /** Null if the event does not exist. */
    async find(id: number) {
      return (await veranstaltungen().where('v.id', '=', id).executeTakeFirst()) ?? null;
    },

    /** Number of children with at least one event. */
    async countKinder(): Promise<number> {
      const { anzahl: count } = await db
        .selectFrom('ferien_teilnahmen')
        .select(sql<number>`count(distinct schluessel)::int`.as('anzahl'))
        .where('storniert', 'is', null)
        .where('fest', '=', true)
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Places of children with confirmed bookings of several families, by child. */
    async listBookedTwice() {
      return db
        .selectFrom('ferien_teilnahmen as t')
        .innerJoin('ferien_kinder as k', 'k.id', 't.kind_id')
        .innerJoin('ferien_buchungen as b', 'b.id', 'k.buchung_id')
        .innerJoin('ferien_veranstaltungen as v', 'v.id', 't.veranstaltung_id')
        .select(['t.schluessel', 'k.vorname', 'k.name', 'b.referenz', 'b.email', 'b.telefon'])
        .select(['b.vorname as kontakt_vorname', 'b.name as kontakt_name'])
        .select(['v.id', 'v.titel', 'v.datum_von', 'v.datum_bis', 'v.taeglich'])
        .where('t.storniert', 'is', null)
        .where('t.fest', '=', true)
        .where('t.schluessel', 'in', (eb) =>
          eb
            .selectFrom('ferien_teilnahmen as u')
            .innerJoin('ferien_kinder as uk', 'uk.id', 'u.kind_id')
            .select('u.schluessel')
            .where('u.storniert', 'is', null)
            .where('u.fest', '=', true)
            .groupBy('u.schluessel')
            .having(sql<boolean>`count(distinct uk.buchung_id) > 1`),
        )
        .orderBy('t.schluessel')
        .orderBy('b.id')
        .orderBy('v.id')
        .execute();
    },

    /** Families to notify about an event, or about all with null; only confirmed ones, as an unconfirmed address may be anyone's. */
    async listFamilien(veranstaltungId: number | null) {
      return db
        .selectFrom('ferien_teilnahmen as t')
        .innerJoin('ferien_kinder as k', 'k.id', 't.kind_id')
        .innerJoin('ferien_buchungen as b', 'b.id', 'k.buchung_id')
        .select(['b.referenz', 'b.email', sql<string>`string_agg(k.vorname, ', ' order by k.platz)`.as('kinder')])
        .$if(veranstaltungId !== null, (query) => query.where('t.veranstaltung_id', '=', veranstaltungId ?? 0))
        .where('t.storniert', 'is', null)
        .where('t.fest', '=', true)
        .groupBy(['b.referenz', 'b.email'])
        .orderBy('b.referenz')
        .execute();
    },

    /** Cancels all places of an event; returns their number. */
    async cancelAll(veranstaltungId: number): Promise<number> {
      const lines = await db
        .updateTable('ferien_teilnahmen')
        .set({ storniert: sql<Date>`now()`, storno_von: 'gemeinde' })
        .where('veranstaltung_id', '=', veranstaltungId)
        .where('storniert', 'is', null)
        .returning('kind_id')
        .execute();
      return lines.length;
    },

    async cancel(veranstaltung_id: number, reason: string): Promise<void> {
      await db.updateTable('ferien_veranstaltungen').set({ aktiv: false }).where('id', '=', veranstaltung_id).execute();
      await db
        .insertInto('ferien_aenderungen')
        .values({ veranstaltung_id, grund: reason, abgesagt: new Date() })
        .onConflict((conflict) =>
          conflict.column('veranstaltung_id').doUpdateSet({ grund: reason, abgesagt: sql<Date>`excluded.abgesagt` }),
        )
        .execute();
    },

    async setPlaetze(veranstaltung_id: number, teilnehmer_max: number): Promise<void> {
      await db
        .updateTable('ferien_veranstaltungen')
        .set({ teilnehmer_max })
        .where('id', '=', veranstaltung_id)
        .execute();
      await db
        .insertInto('ferien_aenderungen')
        .values({ veranstaltung_id, teilnehmer_max })
        .onConflict((conflict) => conflict.column('veranstaltung_id').doUpdateSet({ teilnehmer_max }))
        .execute();
    },
  };
}
