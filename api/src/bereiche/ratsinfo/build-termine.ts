import { addTage, WOCHENTAGE, type Wochentag } from '@gm/shared/regeln/berliner-zeit';
import { getFeiertag } from '@gm/shared/regeln/feiertage';
import { findMontag } from '../../kern/regeln/find-montag.ts';
import type { PunktDatei, SitzungDatei, VorlageDatei, Wochenanfang } from './ratsinfo-dateien.ts';

/** A point of an agenda with its place and numbers. */
export interface Punkt extends PunktDatei {
  id: number;
  position: number;
  nummer: string;
  oeffentlich: boolean;
  titel: string;
}

/** A meeting with the day it falls on. */
export interface Termin extends SitzungDatei {
  datum: string;
  istVorbei: boolean;
  punktliste: Punkt[];
}

type Vorlagen = ReadonlyMap<number, VorlageDatei>;

/** It stays as long as the order in the files stays. */
const numberPunkt = (sitzung: number, index: number, oeffentlich: boolean) =>
  sitzung * 100 + (oeffentlich ? 1 : 51) + index;

/** A day of the week that is so many weeks after the one of `montag`; a day of the calendar is itself. */
export const getTag = (montag: string, woche: Wochenanfang, tag: Wochentag = 'MONTAG') =>
  typeof woche === 'string' ? woche : addTage(montag, woche * 7 + WOCHENTAGE.indexOf(tag));

/** Until when something lasts. Of the example: the day before a week begins. */
export const findLetzterTag = (ende: Wochenanfang, montag: string) =>
  typeof ende === 'string' ? ende : addTage(getTag(montag, ende), -1);

/** The day of a meeting. Of the example: the day before while it is a public holiday; two in a row are those of Easter and Christmas. */
export function findSitzungstag(
  { datum, woche = 0, tag }: Pick<SitzungDatei, 'datum' | 'woche' | 'tag'>,
  heute: string,
): string {
  if (datum) return datum;
  const vorgesehen = getTag(findMontag(heute), woche, tag);
  return [0, -1, -2, -3].map((tage) => addTage(vorgesehen, tage)).find((eines) => !getFeiertag(eines)) ?? vorgesehen;
}

function buildTermin(sitzung: SitzungDatei, vorlagen: Vorlagen, heute: string): Termin {
  const datum = findSitzungstag(sitzung, heute);
  const isVorbei = datum < heute;
  const number = (punkte: PunktDatei[], oeffentlich: boolean, davor: number): Punkt[] =>
    punkte.map((punkt, index) => {
      const vorlage = punkt.vorlage === undefined ? undefined : vorlagen.get(punkt.vorlage);
      return {
        ...punkt,
        id: numberPunkt(sitzung.id, index, oeffentlich),
        position: davor + index + 1,
        nummer: `${oeffentlich ? 'Ö' : 'N'} ${index + 1}`,
        oeffentlich,
        titel: punkt.name ?? vorlage?.name ?? '',
      };
    });
  return {
    ...sitzung,
    datum,
    istVorbei: isVorbei && !sitzung.abgesagt,
    punktliste: [...number(sitzung.punkte, true, 0), ...number(sitzung.nichtoeffentlich, false, sitzung.punkte.length)],
  };
}

/** Meetings with the days that `heute` gives them, the first first; items without a name have the one of their paper. */
export const buildTermine = (sitzungen: readonly SitzungDatei[], vorlagen: Vorlagen, heute: string): Termin[] =>
  sitzungen
    .map((sitzung) => buildTermin(sitzung, vorlagen, heute))
    .sort((a, b) => a.datum.localeCompare(b.datum) || a.id - b.id);

export function getStatus({ abgesagt, istVorbei, punktliste }: Termin): string {
  if (abgesagt) return 'abgesagt';
  if (istVorbei) return 'durchgeführt';
  return punktliste.length > 0 ? 'eingeladen' : 'terminiert';
}
