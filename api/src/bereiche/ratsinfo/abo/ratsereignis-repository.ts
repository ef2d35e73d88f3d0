import { sql } from 'kysely';
import type { Datenquelle } from '../../../kern/daten/database.ts';
import { buildSuchworte } from '../../../kern/suche/build-suchworte.ts';
import { isVisible, OEFFENTLICH } from '../rats-sicht.ts';
import type { Abonnent, Aboziel } from './ratsabo-repository.ts';
import type { RatsaboTabellen } from './tables.ts';

/** Something to tell of, with what it takes to say it. */
export interface Ratsereignis {
  art: RatsaboTabellen['rats_ereignisse']['art'];
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
interface Spanne {
  nach: number;
  bis: number;
}

/** What became public of the council, for those who follow it. */
export function createRatsereignisRepository(db: Datenquelle) {
  /** Only what is still public is told. */
  const ereignisse = ({ nach, bis }: Spanne) =>
    db
      .selectFrom('rats_ereignisse as e')
      .leftJoin('rats_vorlagen as vorlage', (join) =>
        join.onRef('vorlage.id', '=', 'e.vorlage_id').on(isVisible('vorlage', OEFFENTLICH)),
      )
      .leftJoin('rats_sitzungen as s', (join) =>
        join.onRef('s.id', '=', 'e.sitzung_id').on('s.geloescht', '=', false).on('s.abgesagt', '=', false),
      )
      .leftJoin('rats_beratungen as beratung', (join) =>
        join.onRef('beratung.id', '=', 'e.beratung_id').on(isVisible('beratung', OEFFENTLICH)),
      )
      .leftJoin('rats_tagesordnungspunkte as punkt', (join) =>
        join.onRef('punkt.id', '=', 'e.punkt_id').on(isVisible('punkt', OEFFENTLICH)),
      )
      .leftJoin('rats_dateien as datei', (join) =>
        join.onRef('datei.id', '=', 'e.datei_id').on(isVisible('datei', OEFFENTLICH)),
      )
      .select(['e.art', 'vorlage.id as vorlage_id', 'vorlage.name as vorlage', 's.id as sitzung_id'])
      .select(['s.name as sitzung', 's.beginn', 'beratung.rolle', 'punkt.ergebnis', 'datei.name as datei'])
      .where('e.id', '>', nach)
      .where('e.id', '<=', bis)
      .where(sql<boolean>`case e.art
        when 'beratung' then vorlage.id is not null and beratung.id is not null and (e.sitzung_id is null or s.id is not null)
        when 'ergebnis' then vorlage.id is not null and punkt.ergebnis is not null
        when 'datei' then vorlage.id is not null and datei.id is not null
        when 'vorlage' then vorlage.id is not null
        else s.beginn > now() end`)
      .orderBy('e.id');

  return {
    /**
     * Takes the next address for which something may have happened that is older than so many minutes, and locks it until
     * the end of the transaction; or null. `bis` is the last event there is.
     */
    async takeDue(minuten: number): Promise<(Abonnent & { bis: number }) | null> {
      const faellig = await db
        .selectFrom('rats_abonnenten as n')
        .select(['n.id', 'n.schluessel', 'n.email'])
        .where(
          sql<boolean>`exists (select 1 from rats_abos a where a.abonnent_id = n.id and a.bestaetigt is not null
            and a.stand < (select coalesce(max(id), 0) from rats_ereignisse
              where erstellt <= now() - make_interval(mins => ${minuten}::int)))`,
        )
        .orderBy('n.id')
        .limit(1)
        .forUpdate('n')
        .skipLocked()
        .executeTakeFirst();
      if (!faellig) return null;
      const { bis } = await db
        .selectFrom('rats_ereignisse')
        .select(sql<number>`max(id)`.as('bis'))
        .executeTakeFirstOrThrow();
      return { ...faellig, bis };
    },

    /** Notes that all was told up to an event. */
    async rememberStand(abonnent: number, bis: number): Promise<void> {
      await db
        .updateTable('rats_abos')
        .set({ stand: bis })
        .where('abonnent_id', '=', abonnent)
        .where('bestaetigt', 'is not', null)
        .execute();
    },

    /** What happened to a paper, came to a body, or is new among what a search finds (`abfrage`: text of `buildTsquery`). */
    async list(ziel: Aboziel, spanne: Spanne, abfrage: string): Promise<Ratsereignis[]> {
      if (ziel.art === 'vorlage') {
        return ereignisse(spanne)
          .where('e.vorlage_id', '=', ziel.vorlage_id)
          .where('e.art', 'in', ['beratung', 'ergebnis', 'datei'])
          .execute();
      }
      if (ziel.art === 'gremium') {
        const imGremium = sql`array[${ziel.gremium_id}::int]`;
        return (
          ereignisse(spanne)
            .where('e.art', 'in', ['beratung', 'sitzung', 'tagesordnung'])
            .where(sql<boolean>`e.gremien @> ${imGremium}`)
            // A paper is new to a body once; a meeting with its agenda is one thing to tell.
            .where(
              sql<boolean>`not exists (select 1 from rats_ereignisse x where x.art = e.art and x.art = 'beratung'
                and x.vorlage_id = e.vorlage_id and x.id < e.id and x.gremien @> ${imGremium})`,
            )
            .where(
              sql<boolean>`not exists (select 1 from rats_ereignisse x where e.art = 'sitzung' and x.art = 'tagesordnung'
                and x.sitzung_id = e.sitzung_id and x.id <= ${spanne.bis})`,
            )
            .execute()
        );
      }
      if (!abfrage) return [];
      const frage = sql`to_tsquery('german', ${abfrage})`;
      const bisher = sql`concat_ws(' ', suche.titel, suche.beschreibung, (
        select string_agg(d.text, ' ') from rats_dateien d
        where d.vorlage_id = e.vorlage_id and d.oeffentlich and not d.geloescht and not exists (
          select 1 from rats_ereignisse x where x.schluessel = 'datei/' || d.id and x.id > ${spanne.nach})))`;
      let query = ereignisse(spanne)
        .innerJoin('suche', (join) =>
          join
            .on('suche.typ', '=', 'vorlage')
            .on(sql<boolean>`suche.pfad = '/ratsinfo/vorlagen/' || e.vorlage_id || '/'`),
        )
        .where(sql<boolean>`suche.worte @@ ${frage}`)
        // New, or known before and found only now, by files that came later.
        .where(
          sql<boolean>`(e.art = 'vorlage' or e.art = 'datei' and e.punkt_id is null
            and exists (select 1 from rats_ereignisse x
              where x.vorlage_id = e.vorlage_id and x.art = 'vorlage' and x.id <= ${spanne.nach})
            and not ${buildSuchworte(bisher)} @@ ${frage})`,
        );
      if (ziel.typ) query = query.where('suche.art', '=', ziel.typ);
      if (ziel.gremium_id !== null) query = query.where(sql<boolean>`suche.gremien @> array[${ziel.gremium_id}::int]`);
      const gefunden = await query.execute();
      const erste = new Map(gefunden.toReversed().map((ereignis) => [ereignis.vorlage_id, ereignis]));
      return gefunden.filter((ereignis) => erste.get(ereignis.vorlage_id) === ereignis);
    },
  };
}
