import type {
  Ratsabstimmung,
  Ratsdatei,
  RatssitzungKurz,
  Ratsverweis,
  RatsvorlageKurz,
} from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { type Selectable, sql } from 'kysely';
import type { Datenquelle } from '../../kern/daten/database.ts';
import { isVisible, type Sicht } from './rats-sicht.ts';
import { buildRatsPfad, getFileAddress } from './ratsinfo-pfad.ts';
import type { DateienTabelle, Dateirolle } from './tables.ts';

/** Rows of the council's tables as its pages show them. */

const DATEIARTEN: Record<Dateirolle, string> = {
  invitation: 'Einladung',
  resultsProtocol: 'Niederschrift',
  verbatimProtocol: 'Wortprotokoll',
  mainFile: 'Vorlage',
  auxiliaryFile: 'Anlage',
  resolutionFile: 'Beschluss',
};

/** `YYYY-MM-DDTHH:mm` in Europe/Berlin. */
export function getZeitpunkt(augenblick: Date): string {
  const { tag, uhrzeit } = readBerlinerZeit(augenblick);
  return `${tag}T${uhrzeit}`;
}

export type Gremiennamen = ReadonlyMap<number, Ratsverweis>;

/** Every body by its number. */
export async function readGremiennamen(db: Datenquelle): Promise<Gremiennamen> {
  const zeilen = await db
    .selectFrom('rats_gremien')
    .select(['id', 'name'])
    .where('geloescht', '=', false)
    .orderBy('sortierung')
    .orderBy('name')
    .execute();
  return new Map(zeilen.map(({ id, name }) => [id, { id, name, detailURL: buildRatsPfad('gremien', id) }]));
}

export const getGremien = (ids: readonly number[], namen: Gremiennamen): Ratsverweis[] =>
  ids.flatMap((id) => namen.get(id) ?? []);

/** Meetings with a date, with their place and the number of agenda items that `sicht` may see. */
export const chooseSitzungen = (db: Datenquelle, sicht: Sicht) =>
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
        where punkt.sitzung_id = s.id and ${isVisible('punkt', sicht)})`.as('punkte'),
    );

export type Sitzungszeile = Awaited<ReturnType<ReturnType<typeof chooseSitzungen>['execute']>>[number];

export function toSitzungKurz(zeile: Sitzungszeile, namen: Gremiennamen): RatssitzungKurz {
  const von = getZeitpunkt(zeile.beginn);
  return {
    id: zeile.id,
    titel: zeile.name,
    gremien: getGremien(zeile.gremien, namen),
    datum_von: von,
    datum_bis: zeile.ende ? getZeitpunkt(zeile.ende) : von,
    ort: zeile.haus ?? zeile.raum,
    abgesagt: zeile.abgesagt,
    punkte: zeile.punkte,
    detailURL: buildRatsPfad('sitzungen', zeile.id),
  };
}

export const VORLAGE_KURZ = [
  'vorlage.id',
  'vorlage.name',
  'vorlage.aktenzeichen',
  'vorlage.art',
  'vorlage.datum',
  'vorlage.oeffentlich',
] as const;

interface Vorlagenzeile {
  id: number;
  name: string;
  aktenzeichen: string | null;
  art: string | null;
  datum: string | null;
  oeffentlich: boolean;
}

export function toVorlageKurz({ name, ...zeile }: Vorlagenzeile): RatsvorlageKurz {
  const { id, aktenzeichen, art, datum, oeffentlich } = zeile;
  return { id, titel: name, aktenzeichen, art, datum, oeffentlich, detailURL: buildRatsPfad('vorlagen', id) };
}

type Dateizeile = Pick<
  Selectable<DateienTabelle>,
  'id' | 'name' | 'rolle' | 'dateiname' | 'mime' | 'oeffentlich' | 'schluessel' | 'adresse'
>;

export const DATEI_KURZ = [
  'datei.id',
  'datei.name',
  'datei.rolle',
  'datei.dateiname',
  'datei.mime',
  'datei.oeffentlich',
  'datei.schluessel',
  'datei.adresse',
] as const;

export function toDatei(zeile: Dateizeile): Ratsdatei {
  const { id, name, oeffentlich } = zeile;
  return {
    id,
    name,
    art: DATEIARTEN[zeile.rolle],
    url: getFileAddress(zeile),
    istPdf: zeile.mime === 'application/pdf',
    ansehbar: zeile.mime === 'application/pdf' && zeile.adresse === null,
    oeffentlich,
  };
}

/** Vote of a row, if one was counted. */
export const toAusgang = (zeile: {
  ergebnis: string | null;
  beschluss: string | null;
  abstimmung: Ratsabstimmung | null;
}) => ({ ergebnis: zeile.ergebnis, beschluss: zeile.beschluss, abstimmung: zeile.abstimmung });
