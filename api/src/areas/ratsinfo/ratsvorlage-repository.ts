import type {
  CouncilConsultation,
  CouncilCrossReference,
  Ratsvorlage,
  Ratsvorlagen,
  RatsvorlageShort,
} from '@gm/shared/areas/ratsinfo/ratsinfo';
import { sql } from 'kysely';
import type { DataSource } from '../../core/platform/database/database.ts';
import {
  FILE_SHORT,
  type GremienNames,
  getGremien,
  getMoment,
  PAPER_SHORT,
  readGremienNames,
  toFile,
  toOutcome,
  toPaperShort,
} from './council-lines.ts';
import { isVisible, type View } from './council-view.ts';
import { buildCouncilPath } from './ratsinfo-path.ts';

export interface PapersFilter {
  gremium?: number | undefined;
  art?: string | undefined;
  jahr?: string | undefined;
}

/** Filtered papers visible to `view`, as `vorlage`. */
export function choosePapers(db: DataSource, view: View, { gremium, art: kind, jahr: year }: PapersFilter) {
  let query = db.selectFrom('rats_vorlagen as vorlage').where(isVisible('vorlage', view));
  if (kind) query = query.where('vorlage.art', '=', kind);
  if (year) {
    const start = (after: number) => sql<string>`make_date(${Number(year) + after}::int, 1, 1)`;
    query = query.where('vorlage.datum', '>=', start(0)).where('vorlage.datum', '<', start(1));
  }
  if (gremium) {
    query = query.where(
      sql<boolean>`exists (select 1 from rats_beratungen beratung where beratung.vorlage_id = vorlage.id
        and beratung.gremien @> array[${gremium}::int] and ${isVisible('beratung', view)})`,
    );
  }
  return query;
}

/** Papers for their pages, restricted to `view`. */
export function createRatsvorlageRepository(db: DataSource, view: View) {
  const papers = () => choosePapers(db, view, {});

  async function listBeratungen(id: number, names: GremienNames, now: Date): Promise<CouncilConsultation[]> {
    const lines = await db
      .selectFrom('rats_beratungen as beratung')
      .leftJoin('rats_sitzungen as s', (join) =>
        join.onRef('s.id', '=', 'beratung.sitzung_id').on('s.geloescht', '=', false),
      )
      .leftJoin('rats_tagesordnungspunkte as punkt', (join) =>
        join.onRef('punkt.id', '=', 'beratung.punkt_id').on(isVisible('punkt', view)),
      )
      .select(['beratung.id', 'beratung.gremien', 'beratung.rolle', 's.id as sitzung_id', 's.beginn', 's.abgesagt'])
      .select(['s.gremien as sitzungsgremien', 'punkt.nummer', 'punkt.ergebnis', 'punkt.beschluss'])
      .select('punkt.abstimmung')
      .where('beratung.vorlage_id', '=', id)
      .where(isVisible('beratung', view))
      .orderBy(sql`s.beginn nulls last`)
      .orderBy('beratung.id')
      .execute();
    return lines.map(({ sitzung_id, beginn: start, abgesagt: calledOff, nummer: num, ...line }) => ({
      id: line.id,
      gremien: getGremien(line.gremien.length > 0 ? line.gremien : (line.sitzungsgremien ?? []), names),
      rolle: line.rolle,
      sitzung:
        sitzung_id !== null && start !== null
          ? {
              detailURL: buildCouncilPath('sitzungen', sitzung_id),
              datum_von: getMoment(start),
              abgesagt: calledOff === true,
              vorbei: start < now,
            }
          : null,
      punkt: num,
      ...toOutcome(line),
    }));
  }

  async function getAuthor(
    persons: readonly number[],
    gremien: CouncilCrossReference[],
  ): Promise<CouncilCrossReference[]> {
    const lines = await db
      .selectFrom('rats_personen')
      .select(['id', 'name'])
      .where('id', '=', sql<number>`any(${[...persons]}::int[])`)
      .where('geloescht', '=', false)
      .execute();
    return [...gremien, ...lines.map((person) => ({ ...person, detailURL: buildCouncilPath('personen', person.id) }))];
  }

  const byDate = (count: number) =>
    papers().select(PAPER_SHORT).orderBy(sql`vorlage.datum desc nulls last`).orderBy('vorlage.id', 'desc').limit(count);

  const matching = (filter: PapersFilter) => choosePapers(db, view, filter);

  return {
    async count(filter: PapersFilter): Promise<number> {
      const { anzahl: count } = await matching(filter)
        .select(sql<number>`count(*)::int`.as('anzahl'))
        .executeTakeFirstOrThrow();
      return count;
    },

    /** One page of papers, latest first. */
    async list(
      filter: PapersFilter,
      { seite: page, proSeite: perPage }: { seite: number; proSeite: number },
    ): Promise<RatsvorlageShort[]> {
      const lines = await matching(filter)
        .select(PAPER_SHORT)
        .orderBy(sql`vorlage.datum desc nulls last`)
        .orderBy('vorlage.id', 'desc')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute();
      return lines.map(toPaperShort);
    },

    /** These papers in the given order, without those not visible to `view`. */
    async listBy(ids: readonly number[]): Promise<RatsvorlageShort[]> {
      const lines = await papers()
        .select(PAPER_SHORT)
        .where('vorlage.id', '=', sql<number>`any(${[...ids]}::int[])`)
        .execute();
      return lines.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(toPaperShort);
    },

    /** Years, kinds and bodies that have papers. */
    async findAuswahl(): Promise<Ratsvorlagen['auswahl']> {
      const [lines, beraten, names] = await Promise.all([
        papers()
          .select(['vorlage.art', sql<string | null>`to_char(vorlage.datum, 'YYYY')`.as('jahr')])
          .distinct()
          .execute(),
        db
          .selectFrom('rats_beratungen as beratung')
          .select(sql<number>`unnest(beratung.gremien)`.as('gremium'))
          .distinct()
          .where(isVisible('beratung', view))
          .execute(),
        readGremienNames(db),
      ]);
      const used = new Set(beraten.map(({ gremium }) => gremium));
      const unique = (values: (string | null)[]) => [...new Set(values)].filter((value) => value !== null);
      return {
        jahre: unique(lines.map(({ jahr: year }) => year))
          .sort()
          .reverse(),
        arten: unique(lines.map(({ art: kind }) => kind)).sort((a, b) => a.localeCompare(b, 'de')),
        gremien: getGremien(
          [...names.keys()].filter((id) => used.has(id)),
          names,
        ),
      };
    },

    /** The latest papers. */
    async listNew(count: number): Promise<RatsvorlageShort[]> {
      return (await byDate(count).execute()).map(toPaperShort);
    },

    /** The latest papers submitted by a person. */
    async listVonPerson(person: number, count: number): Promise<RatsvorlageShort[]> {
      const lines = await byDate(count)
        .where(sql<boolean>`vorlage.urheber_personen @> array[${person}::int]`)
        .execute();
      return lines.map(toPaperShort);
    },

    /** Title of a paper, or null. */
    async findTitel(id: number): Promise<string | null> {
      const line = await papers().select('vorlage.name').where('vorlage.id', '=', id).executeTakeFirst();
      return line?.name ?? null;
    },

    /** A paper with its files and consultations as of `now`, or null. */
    async find(id: number, now: Date): Promise<Omit<Ratsvorlage, 'seo'> | null> {
      const line = await papers()
        .select(PAPER_SHORT)
        .select(['vorlage.urheber_gremien', 'vorlage.urheber_personen', 'vorlage.verwandte', 'vorlage.stichworte'])
        .where('vorlage.id', '=', id)
        .executeTakeFirst();
      if (!line) return null;
      const names = await readGremienNames(db);
      const [files, beratungen, related, author] = await Promise.all([
        db
          .selectFrom('rats_dateien as datei')
          .select(FILE_SHORT)
          .where('datei.vorlage_id', '=', id)
          .where(isVisible('datei', view))
          .orderBy(sql`datei.rolle <> 'mainFile'`)
          .orderBy('datei.id')
          .execute(),
        listBeratungen(id, names, now),
        papers()
          .select(PAPER_SHORT)
          .where('vorlage.id', '=', sql<number>`any(${[...line.verwandte]}::int[])`)
          .orderBy('vorlage.datum')
          .execute(),
        getAuthor(line.urheber_personen, getGremien(line.urheber_gremien, names)),
      ]);
      return {
        ...toPaperShort(line),
        urheber: author,
        stichworte: line.stichworte,
        dateien: files.map(toFile),
        beratungen,
        verwandte: related.map(toPaperShort),
      };
    },
  };
}
