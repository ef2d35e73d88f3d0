import type {
  CouncilCrossReference,
  CouncilPoint,
  CouncilReports,
  Ratssitzung,
  Ratssitzungen,
} from '@gm/shared/areas/ratsinfo/ratsinfo';
import { type SqlBool, sql } from 'kysely';
import type { DataSource } from '../../../core/platform/database/database.ts';
import {
  chooseMeetings,
  FILE_SHORT,
  getGremien,
  PAPER_SHORT,
  readGremienNames,
  type SessionLine,
  toFile,
  toMeetingShort,
  toOutcome,
  toPaperShort,
} from '../council-lines.ts';
import { isVisible, type View } from '../council-view.ts';
import { buildCouncilPath } from '../ratsinfo-path.ts';

export interface MeetingFilter {
  /** First and last calendar day. */
  ab?: string | undefined;
  bis?: string | undefined;
  jahr?: string | undefined;
  gremium?: number | undefined;
  /** Restricts the result to this meeting. */
  sitzung?: number | undefined;
}

export interface CouncilExcerpt {
  absteigend?: boolean;
  /** 1-based. */
  seite: number;
  proSeite: number;
}

type Meetings = ReturnType<typeof chooseMeetings>;

/** Calendar day of a meeting in the municipality. */
const day = sql<string>`(s.beginn at time zone 'Europe/Berlin')::date`;

function matching(
  meetings: Meetings,
  { ab: from, bis: until, jahr: year, gremium, sitzung: meeting }: MeetingFilter,
): Meetings {
  let query = meetings;
  if (meeting) query = query.where('s.id', '=', meeting);
  if (from) query = query.where(day, '>=', from);
  if (until) query = query.where(day, '<=', until);
  if (year) query = query.where(sql<SqlBool>`to_char(${day}, 'YYYY') = ${year}`);
  if (gremium) query = query.where(sql<SqlBool>`s.gremien @> array[${gremium}::int]`);
  return query;
}

const sort = (query: Meetings, descending: boolean) => {
  const direction = descending ? 'desc' : 'asc';
  return query.orderBy('s.beginn', direction).orderBy('s.id', direction);
};

/** Meetings for their pages, restricted to `view`. */
export function createRatssitzungRepository(db: DataSource, view: View) {
  const meetings = () => chooseMeetings(db, view);

  /** Agenda items of meetings in order, with their papers. */
  async function readPoints(ids: readonly number[]): Promise<(Omit<CouncilPoint, 'dateien'> & { sitzung: number })[]> {
    if (ids.length === 0) return [];
    const points = await db
      .selectFrom('rats_tagesordnungspunkte as punkt')
      .select(['id', 'sitzung_id', 'nummer', 'name', 'oeffentlich', 'ergebnis', 'beschluss', 'abstimmung'])
      .where('sitzung_id', 'in', ids)
      .where(isVisible('punkt', view))
      .orderBy('position')
      .orderBy('id')
      .execute();
    const papers = await db
      .selectFrom('rats_beratungen as beratung')
      .innerJoin('rats_vorlagen as vorlage', 'vorlage.id', 'beratung.vorlage_id')
      .select(PAPER_SHORT)
      .select('beratung.punkt_id')
      .where('beratung.sitzung_id', 'in', ids)
      .where(isVisible('beratung', view))
      .where(isVisible('vorlage', view))
      .execute();
    const afterPoint = new Map(papers.map((paper) => [paper.punkt_id, paper]));
    return points.map(({ id, sitzung_id, nummer: num, name, oeffentlich: isPublic, ...outcome }) => {
      const paper = afterPoint.get(id);
      return {
        id,
        sitzung: sitzung_id,
        nummer: num,
        titel: name,
        oeffentlich: isPublic,
        vorlage: paper ? toPaperShort(paper) : null,
        ...toOutcome(outcome),
      };
    });
  }

  const files = () =>
    db
      .selectFrom('rats_dateien as datei')
      .select(FILE_SHORT)
      .select(['datei.sitzung_id', 'datei.punkt_id'])
      .where(isVisible('datei', view))
      .orderBy('datei.id');

  /** The previous or next meeting of the same bodies. */
  async function findNeighbour(
    { gremien, beginn: start, id }: SessionLine,
    beforehand: boolean,
  ): Promise<CouncilCrossReference | null> {
    const neighbour = await sort(
      meetings()
        .where(sql<SqlBool>`s.gremien && ${[...gremien]}::int[]`)
        .where('s.id', '<>', id)
        .where('s.beginn', beforehand ? '<' : '>', start),
      beforehand,
    )
      .limit(1)
      .executeTakeFirst();
    return neighbour
      ? { id: neighbour.id, name: neighbour.name, detailURL: buildCouncilPath('sitzungen', neighbour.id) }
      : null;
  }

  async function count(filter: MeetingFilter): Promise<number> {
    const { anzahl: count } = await matching(meetings(), filter)
      .clearSelect()
      .select(sql<number>`count(*)::int`.as('anzahl'))
      .executeTakeFirstOrThrow();
    return count;
  }

  async function list(
    filter: MeetingFilter,
    { absteigend: descending = false, seite: page, proSeite: perPage }: CouncilExcerpt,
  ) {
    const lines = await sort(matching(meetings(), filter), descending)
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute();
    const names = await readGremienNames(db);
    return lines.map((line) => toMeetingShort(line, names));
  }

  return {
    count,
    list,

    /** Years, months and bodies that have meetings. */
    async findAuswahl(): Promise<Ratssitzungen['auswahl']> {
      const lines = await db
        .selectFrom('rats_sitzungen as s')
        .select([sql<string>`to_char(${day}, 'YYYY-MM')`.as('monat'), 's.gremien'])
        .distinct()
        .where('s.geloescht', '=', false)
        .where('s.beginn', 'is not', null)
        .execute();
      const names = await readGremienNames(db);
      const used = new Set(lines.flatMap(({ gremien }) => gremien));
      const months = [...new Set(lines.map(({ monat: month }) => month))].sort();
      return {
        monate: months,
        jahre: [...new Set(months.map((month) => month.slice(0, 4)))].reverse(),
        gremien: getGremien(
          [...names.keys()].filter((id) => used.has(id)),
          names,
        ),
      };
    },

    /** Title of a meeting, or null. */
    async findTitel(id: number): Promise<string | null> {
      const line = await meetings().where('s.id', '=', id).executeTakeFirst();
      return line?.name ?? null;
    },

    /** A meeting with its agenda and files, or null. */
    async find(id: number): Promise<Omit<Ratssitzung, 'kalenderURL' | 'mappeURL' | 'seo'> | null> {
      const line = await meetings().where('s.id', '=', id).executeTakeFirst();
      if (!line) return null;
      const [names, points, attachments, previous, next, persons] = await Promise.all([
        readGremienNames(db),
        readPoints([id]),
        files()
          .where(({ or, eb }) =>
            or([
              eb('datei.sitzung_id', '=', id),
              eb(
                'datei.punkt_id',
                'in',
                db.selectFrom('rats_tagesordnungspunkte').select('id').where('sitzung_id', '=', id),
              ),
            ]),
          )
          .execute(),
        findNeighbour(line, true),
        findNeighbour(line, false),
        db
          .selectFrom('rats_personen')
          .select(['id', 'name'])
          .where('id', '=', sql<number>`any(${[...line.teilnehmer]}::int[])`)
          .where('geloescht', '=', false)
          .orderBy('nachname')
          .orderBy('vorname')
          .execute(),
      ]);
      const { strasse: street, plz: postcode, ort: location, status } = line;
      return {
        ...toMeetingShort(line, names),
        anschrift: [street, [postcode, location].filter(Boolean).join(' ')].filter(Boolean).join(', ') || null,
        status,
        tagesordnung: points.map(({ sitzung: _, ...point }) => ({
          ...point,
          dateien: attachments.filter(({ punkt_id }) => punkt_id === point.id).map(toFile),
        })),
        dateien: attachments.filter(({ sitzung_id }) => sitzung_id === id).map(toFile),
        teilnehmer: persons.map((person) => ({ ...person, detailURL: buildCouncilPath('personen', person.id) })),
        vorige: previous,
        naechste: next,
      };
    },

    /** Meetings with their decisions, latest first. */
    async listReports(filter: MeetingFilter, excerpt: CouncilExcerpt): Promise<CouncilReports['data']> {
      const short = await list(filter, { ...excerpt, absteigend: true });
      const ids = short.map(({ id }) => id);
      if (ids.length === 0) return [];
      const [points, niederschriften] = await Promise.all([
        readPoints(ids),
        files().where('datei.sitzung_id', 'in', ids).where('datei.rolle', '=', 'resultsProtocol').execute(),
      ]);
      return short.map((meeting) => {
        const niederschrift = niederschriften.find(({ sitzung_id }) => sitzung_id === meeting.id);
        return {
          ...meeting,
          niederschrift: niederschrift ? toFile(niederschrift) : null,
          beschluesse: points
            .filter((point) => point.sitzung === meeting.id && point.ergebnis)
            .map(({ sitzung: _, ...point }) => point),
        };
      });
    },
  };
}
