import type {
  CouncilCrossReference,
  CouncilFile,
  CouncilVote,
  RatssitzungShort,
  RatsvorlageShort,
} from '@gm/shared/areas/ratsinfo/ratsinfo';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { type Selectable, sql } from 'kysely';
import type { DataSource } from '../../core/platform/database/database.ts';
import { isVisible, type View } from './council-view.ts';
import { buildCouncilPath, getFileAddress } from './ratsinfo-path.ts';
import type { FileRole, FileTable } from './tables.ts';

/** Maps rows of the council's tables to API data. */

const FILE_KINDS: Record<FileRole, string> = {
  invitation: 'Einladung',
  resultsProtocol: 'Niederschrift',
  verbatimProtocol: 'Wortprotokoll',
  mainFile: 'Vorlage',
  auxiliaryFile: 'Anlage',
  resolutionFile: 'Beschluss',
};

/** `YYYY-MM-DDTHH:mm` in Europe/Berlin. */
export function getMoment(instant: Date): string {
  const { tag: day, uhrzeit: timeOfDay } = readBerlinTime(instant);
  return `${day}T${timeOfDay}`;
}

export type GremienNames = ReadonlyMap<number, CouncilCrossReference>;

/** Names of all bodies by id. */
export async function readGremienNames(db: DataSource): Promise<GremienNames> {
  const lines = await db
    .selectFrom('rats_gremien')
    .select(['id', 'name'])
    .where('geloescht', '=', false)
    .orderBy('sortierung')
    .orderBy('name')
    .execute();
  return new Map(lines.map(({ id, name }) => [id, { id, name, detailURL: buildCouncilPath('gremien', id) }]));
}

export const getGremien = (ids: readonly number[], names: GremienNames): CouncilCrossReference[] =>
  ids.flatMap((id) => names.get(id) ?? []);

/** Meetings with a date, their place and the number of agenda items visible to `view`. */
export const chooseMeetings = (db: DataSource, view: View) =>
  db
    .selectFrom('rats_sitzungen as s')
    .leftJoin('rats_orte as o', 'o.id', 's.ort_id')
    .where('s.geloescht', '=', false)
    .where('s.beginn', 'is not', null)
    .select(['s.id', 's.name', 's.status', 's.abgesagt', 's.gremien', 's.teilnehmer'])
    .select([sql<Date>`s.beginn`.as('beginn'), 's.ende'])
    .select(['o.beschreibung as haus', 'o.raum', 'o.strasse', 'o.plz', 'o.ort'])
    .select(
      sql<number>`(select count(*)::int from rats_tagesordnungspunkte punkt
        where punkt.sitzung_id = s.id and ${isVisible('punkt', view)})`.as('punkte'),
    );

export type SessionLine = Awaited<ReturnType<ReturnType<typeof chooseMeetings>['execute']>>[number];

export function toMeetingShort(line: SessionLine, names: GremienNames): RatssitzungShort {
  const from = getMoment(line.beginn);
  return {
    id: line.id,
    titel: line.name,
    gremien: getGremien(line.gremien, names),
    datum_von: from,
    datum_bis: line.ende ? getMoment(line.ende) : from,
    ort: line.haus ?? line.raum,
    abgesagt: line.abgesagt,
    punkte: line.punkte,
    detailURL: buildCouncilPath('sitzungen', line.id),
  };
}

export const PAPER_SHORT = [
  'vorlage.id',
  'vorlage.name',
  'vorlage.aktenzeichen',
  'vorlage.art',
  'vorlage.datum',
  'vorlage.oeffentlich',
] as const;

interface TemplateLine {
  id: number;
  name: string;
  aktenzeichen: string | null;
  art: string | null;
  datum: string | null;
  oeffentlich: boolean;
}

export function toPaperShort({ name, ...line }: TemplateLine): RatsvorlageShort {
  const { id, aktenzeichen: fileNumber, art: kind, datum: date, oeffentlich: isPublic } = line;
  return {
    id,
    titel: name,
    aktenzeichen: fileNumber,
    art: kind,
    datum: date,
    oeffentlich: isPublic,
    detailURL: buildCouncilPath('vorlagen', id),
  };
}

type FileLine = Pick<
  Selectable<FileTable>,
  'id' | 'name' | 'rolle' | 'dateiname' | 'mime' | 'oeffentlich' | 'schluessel' | 'adresse'
>;

export const FILE_SHORT = [
  'datei.id',
  'datei.name',
  'datei.rolle',
  'datei.dateiname',
  'datei.mime',
  'datei.oeffentlich',
  'datei.schluessel',
  'datei.adresse',
] as const;

export function toFile(line: FileLine): CouncilFile {
  const { id, name, oeffentlich: isPublic } = line;
  return {
    id,
    name,
    art: FILE_KINDS[line.rolle],
    url: getFileAddress(line),
    istPdf: line.mime === 'application/pdf',
    ansehbar: line.mime === 'application/pdf' && line.adresse === null,
    oeffentlich: isPublic,
  };
}

/** Vote of a row, if votes were counted. */
export const toOutcome = (line: {
  ergebnis: string | null;
  beschluss: string | null;
  abstimmung: CouncilVote | null;
}) => ({ ergebnis: line.ergebnis, beschluss: line.beschluss, abstimmung: line.abstimmung });
