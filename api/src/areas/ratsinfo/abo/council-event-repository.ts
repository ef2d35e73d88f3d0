import { sql } from 'kysely';
import type { DataSource } from '../../../core/platform/database/database.ts';
import { buildSearchWords } from '../../../core/services/search/query/build-search-words.ts';
import { isVisible, PUBLIC } from '../council-view.ts';
import type { Subscriber, SubscriptionTarget } from './ratsabo-repository.ts';
import type { RatsaboTables } from './tables.ts';

/** An event to notify of, with the data for its text. */
export interface CouncilEvent {
  art: RatsaboTables['rats_ereignisse']['art'];
  vorlage_id: number | null;
  vorlage: string | null;
  sitzung_id: number | null;
  sitzung: string | null;
  beginn: Date | null;
  rolle: string | null;
  ergebnis: string | null;
  datei: string | null;
}

/** Events numbered above `nach`, up to `bis`. */
interface Span {
  nach: number;
  bis: number;
}

/** Published changes of the council, for subscribers. */
export function createCouncilEventRepository(db: DataSource) {
  /** Only events that are still public. */
  const events = ({ nach: after, bis: until }: Span) =>
    db
      .selectFrom('rats_ereignisse as e')
      .leftJoin('rats_vorlagen as vorlage', (join) =>
        join.onRef('vorlage.id', '=', 'e.vorlage_id').on(isVisible('vorlage', PUBLIC)),
      )
      .leftJoin('rats_sitzungen as s', (join) =>
        join.onRef('s.id', '=', 'e.sitzung_id').on('s.geloescht', '=', false).on('s.abgesagt', '=', false),
      )
      .leftJoin('rats_beratungen as beratung', (join) =>
        join.onRef('beratung.id', '=', 'e.beratung_id').on(isVisible('beratung', PUBLIC)),
      )
      .leftJoin('rats_tagesordnungspunkte as punkt', (join) =>
        join.onRef('punkt.id', '=', 'e.punkt_id').on(isVisible('punkt', PUBLIC)),
      )
      .leftJoin('rats_dateien as datei', (join) =>
        join.onRef('datei.id', '=', 'e.datei_id').on(isVisible('datei', PUBLIC)),
      )
      .select(['e.art', 'vorlage.id as vorlage_id', 'vorlage.name as vorlage', 's.id as sitzung_id'])
      .select(['s.name as sitzung', 's.beginn', 'beratung.rolle', 'punkt.ergebnis', 'datei.name as datei'])
      .where('e.id', '>', after)
      .where('e.id', '<=', until)
      .where(sql<boolean>`case e.art
        when 'beratung' then vorlage.id is not null and beratung.id is not null and (e.sitzung_id is null or s.id is not null)
        when 'ergebnis' then vorlage.id is not null and punkt.ergebnis is not null
        when 'datei' then vorlage.id is not null and datei.id is not null
        when 'vorlage' then vorlage.id is not null
        else s.beginn > now() end`)
      .orderBy('e.id');

  return {
    /**
     * Takes the next address with possible events older than `minutes` minutes, and locks it until the end of the
     * transaction; or null. `bis` is the latest event.
     */
    async takeDue(minutes: number): Promise<(Subscriber & { bis: number }) | null> {
      const due = await db
        .selectFrom('rats_abonnenten as n')
        .select(['n.id', 'n.schluessel', 'n.email'])
        .where(
          sql<boolean>`exists (select 1 from rats_abos a where a.abonnent_id = n.id and a.bestaetigt is not null
            and a.stand < (select coalesce(max(id), 0) from rats_ereignisse
              where erstellt <= now() - make_interval(mins => ${minutes}::int)))`,
        )
        .orderBy('n.id')
        .limit(1)
        .forUpdate('n')
        .skipLocked()
        .executeTakeFirst();
      if (!due) return null;
      const { bis: until } = await db
        .selectFrom('rats_ereignisse')
        .select(sql<number>`max(id)`.as('bis'))
        .executeTakeFirstOrThrow();
      return { ...due, bis: until };
    },

    /** Stores that the subscriber was notified up to an event. */
    async rememberStand(subscriber: number, until: number): Promise<void> {
      await db
        .updateTable('rats_abos')
        .set({ stand: until })
        .where('abonnent_id', '=', subscriber)
        .where('bestaetigt', 'is not', null)
        .execute();
    },

    /** Events of a paper or body, or new matches of a search (`abfrage`: text of `buildTsquery`). */
    async list(target: SubscriptionTarget, span: Span, abfrage: string): Promise<CouncilEvent[]> {
      if (target.art === 'vorlage') {
        return events(span)
          .where('e.vorlage_id', '=', target.vorlage_id)
          .where('e.art', 'in', ['beratung', 'ergebnis', 'datei'])
          .execute();
      }
      if (target.art === 'gremium') {
        const inGremium = sql`array[${target.gremium_id}::int]`;
        return (
          events(span)
            .where('e.art', 'in', ['beratung', 'sitzung', 'tagesordnung'])
            .where(sql<boolean>`e.gremien @> ${inGremium}`)
            // A paper is new to a body once; a meeting and its agenda are one event.
            .where(
              sql<boolean>`not exists (select 1 from rats_ereignisse x where x.art = e.art and x.art = 'beratung'
                and x.vorlage_id = e.vorlage_id and x.id < e.id and x.gremien @> ${inGremium})`,
            )
            .where(
              sql<boolean>`not exists (select 1 from rats_ereignisse x where e.art = 'sitzung' and x.art = 'tagesordnung'
                and x.sitzung_id = e.sitzung_id and x.id <= ${span.bis})`,
            )
            .execute()
        );
      }
      if (!abfrage) return [];
      const question = sql`to_tsquery('german', ${abfrage})`;
      const current = sql`concat_ws(' ', suche.titel, suche.beschreibung, (
        select string_agg(d.text, ' ') from rats_dateien d
        where d.vorlage_id = e.vorlage_id and d.oeffentlich and not d.geloescht and not exists (
          select 1 from rats_ereignisse x where x.schluessel = 'datei/' || d.id and x.id > ${span.nach})))`;
      let query = events(span)
        .innerJoin('suche', (join) =>
          join
            .on('suche.typ', '=', 'vorlage')
            .on(sql<boolean>`suche.pfad = '/ratsinfo/vorlagen/' || e.vorlage_id || '/'`),
        )
        .where(sql<boolean>`suche.worte @@ ${question}`)
        // New papers, or existing ones that match only because of files added later.
        .where(
          sql<boolean>`(e.art = 'vorlage' or e.art = 'datei' and e.punkt_id is null
            and exists (select 1 from rats_ereignisse x
              where x.vorlage_id = e.vorlage_id and x.art = 'vorlage' and x.id <= ${span.nach})
            and not ${buildSearchWords(current)} @@ ${question})`,
        );
      if (target.typ) query = query.where('suche.art', '=', target.typ);
      if (target.gremium_id !== null)
        query = query.where(sql<boolean>`suche.gremien @> array[${target.gremium_id}::int]`);
      const found = await query.execute();
      const first = new Map(found.toReversed().map((event) => [event.vorlage_id, event]));
      return found.filter((event) => first.get(event.vorlage_id) === event);
    },
  };
}
