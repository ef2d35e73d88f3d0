import type { Cents } from '@gm/shared/format/betrag';
import { sql } from 'kysely';
import type { Datenquelle } from '../../kern/daten/database.ts';

/** What staff see and change of the holiday programme. Whoever changes an event has locked it before. */
export function createFerienverwaltungRepository(db: Datenquelle) {
  /** Events with their figures, cancelled ones and drafts included; amounts without fees. */
  const veranstaltungen = () =>
    db
      .selectFrom('ferien_veranstaltungen as v')
      .leftJoin('ferien_aenderungen as a', 'a.veranstaltung_id', 'v.id')
      .select(['v.id', 'v.titel', 'v.datum_von', 'v.datum_bis', 'v.taeglich', 'v.teilnehmer_min', 'v.teilnehmer_max'])
      .select(['v.veranstaltungsort', 'v.aktiv', 'v.entwurf', 'v.vorab_reserviert', 'v.gebucht'])
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
    /** All of them, by their first day. */
    list: () => veranstaltungen().orderBy('v.datum_von').orderBy('v.id').execute(),

    /** Null when there is no such event. */
    async find(id: number) {
      return (await veranstaltungen().where('v.id', '=', id).executeTakeFirst()) ?? null;
    },

    /** Children who take part in anything. */
    async countKinder(): Promise<number> {
      const { anzahl } = await db
        .selectFrom('ferien_teilnahmen')
        .select(sql<number>`count(distinct schluessel)::int`.as('anzahl'))
        .where('storniert', 'is', null)
        .where('fest', '=', true)
        .executeTakeFirstOrThrow();
      return anzahl;
    },

    /** Places of children whom more than one family has firmly booked, child by child. */
    async listMehrfachGebuchte() {
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

    /** Families with children in an event: whom to write to. What nobody has confirmed may be anybody's address. */
    async listFamilien(veranstaltungId: number) {
      return db
        .selectFrom('ferien_teilnahmen as t')
        .innerJoin('ferien_kinder as k', 'k.id', 't.kind_id')
        .innerJoin('ferien_buchungen as b', 'b.id', 'k.buchung_id')
        .select(['b.referenz', 'b.email', sql<string>`string_agg(k.vorname, ', ' order by k.platz)`.as('kinder')])
        .where('t.veranstaltung_id', '=', veranstaltungId)
        .where('t.storniert', 'is', null)
        .where('t.fest', '=', true)
        .groupBy(['b.referenz', 'b.email'])
        .orderBy('b.referenz')
        .execute();
    },

    /** Ends every place of an event; gives how many. */
    async cancelAll(veranstaltungId: number): Promise<number> {
      const zeilen = await db
        .updateTable('ferien_teilnahmen')
        .set({ storniert: sql<Date>`now()`, storno_von: 'gemeinde' })
        .where('veranstaltung_id', '=', veranstaltungId)
        .where('storniert', 'is', null)
        .returning('kind_id')
        .execute();
      return zeilen.length;
    },

    async cancel(veranstaltung_id: number, grund: string): Promise<void> {
      await db.updateTable('ferien_veranstaltungen').set({ aktiv: false }).where('id', '=', veranstaltung_id).execute();
      await db
        .insertInto('ferien_aenderungen')
        .values({ veranstaltung_id, grund, abgesagt: new Date() })
        .onConflict((conflict) =>
          conflict.column('veranstaltung_id').doUpdateSet({ grund, abgesagt: sql<Date>`excluded.abgesagt` }),
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
