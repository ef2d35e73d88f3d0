import type { Ferienveranstaltung } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm';
import { determinePreise } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-kosten';
import {
  countFreePlaetze,
  hasBegun,
  hasSuitableAge,
  isSuitable,
  overlap,
} from '@gm/shared/bereiche/ferienprogramm/regeln';
import type { Cents } from '@gm/shared/format/betrag';
import type { AngemeldetesKind, GewaehlteVeranstaltung } from './read-anmeldung.ts';

type Auswahl = Pick<AngemeldetesKind, 'schluessel' | 'veranstaltungen'>;

/** The children that are booked: who only waits for a place is not. */
export function listGebuchte(kinder: readonly AngemeldetesKind[]): AngemeldetesKind[] {
  return kinder.filter(({ veranstaltungen }) => veranstaltungen.length > 0);
}

/** The children that neither have an event nor wait for one. */
export function listOffene(kinder: readonly AngemeldetesKind[]): AngemeldetesKind[] {
  return kinder.filter(({ veranstaltungen, warteliste }) => veranstaltungen.length + warteliste.length === 0);
}

/** How many children of this session hold a place in the event, one child left out. */
export function countHeld(kinder: readonly Auswahl[], veranstaltung: number, ausser?: number): number {
  return kinder.filter(
    (kind) => kind.schluessel !== ausser && kind.veranstaltungen.some(({ id }) => id === veranstaltung),
  ).length;
}

/**
 * Events a child can be assigned to (requirement F-12): the right age, a place left beside those other children of the
 * session hold, not begun yet.
 * @param schluessel the child, if it is in the list already
 */
export function findSuitable(
  programm: readonly Ferienveranstaltung[],
  kinder: readonly Auswahl[],
  geburtstag: string,
  jetzt: Date,
  schluessel?: number,
): Ferienveranstaltung[] {
  return programm.filter(
    (veranstaltung) =>
      !hasBegun(veranstaltung, jetzt) &&
      isSuitable(veranstaltung, geburtstag, countHeld(kinder, veranstaltung.id, schluessel)),
  );
}

/** What is kept of an event that a child is assigned to. */
export const toGewaehlte = ({
  id,
  titel,
  datum_von,
  datum_bis,
  taeglich,
  preis,
}: Ferienveranstaltung): GewaehlteVeranstaltung => ({ id, titel, datum_von, datum_bis, taeglich, preis });

/** What a child pays for each of these events: it may be the second of its family there. */
export function listPreise(
  kind: AngemeldetesKind,
  kinder: readonly AngemeldetesKind[],
  veranstaltungen: readonly Ferienveranstaltung[],
  options: Parameters<typeof determinePreise>[1],
): Cents[] {
  const stelle = kinder.findIndex(({ schluessel }) => schluessel === kind.schluessel);
  return determinePreise([...kinder.slice(0, stelle), { veranstaltungen }], options).at(-1) ?? [];
}

/** `alter`: it suits none of the children; `fehlt`: it is not in the programme. */
type Vormerkung =
  | { stand: 'frei' | 'ausgebucht' | 'begonnen' | 'alter'; veranstaltung: Ferienveranstaltung }
  | { stand: 'fehlt' };

/** What has become of the event a visitor came from; null once a child has it or waits for it. */
export function judgeVorgemerkt(
  id: number,
  programm: readonly Ferienveranstaltung[],
  kinder: readonly AngemeldetesKind[],
  jetzt: Date,
): Vormerkung | null {
  const isDies = (eine: { id: number }) => eine.id === id;
  if (kinder.some((kind) => kind.veranstaltungen.some(isDies) || kind.warteliste.some(isDies))) return null;
  const veranstaltung = programm.find(isDies);
  if (!veranstaltung) return { stand: 'fehlt' };
  if (hasBegun(veranstaltung, jetzt)) return { stand: 'begonnen', veranstaltung };
  if (kinder.length > 0 && !kinder.some(({ geburtstag }) => hasSuitableAge(geburtstag, veranstaltung))) {
    return { stand: 'alter', veranstaltung };
  }
  return { stand: countFreePlaetze(veranstaltung) === 0 ? 'ausgebucht' : 'frei', veranstaltung };
}

/** Two of the events that a child cannot both attend. */
export function findOverlap<Termin extends Pick<GewaehlteVeranstaltung, 'datum_von' | 'datum_bis' | 'taeglich'>>(
  veranstaltungen: readonly Termin[],
): [Termin, Termin] | null {
  for (const [index, eine] of veranstaltungen.entries()) {
    const andere = veranstaltungen.slice(index + 1).find((spaetere) => overlap(eine, spaetere));
    if (andere) return [eine, andere];
  }
  return null;
}

/** Why a chosen event cannot be booked any more. */
export interface Hindernis {
  kind: AngemeldetesKind;
  veranstaltung: number;
  meldung: string;
}

function describeObstacle(
  kind: AngemeldetesKind,
  titel: string,
  veranstaltung: Ferienveranstaltung | undefined,
  fruehere: number,
  jetzt: Date,
): string | null {
  if (!veranstaltung) return `„${titel}“ steht nicht mehr im Programm.`;
  if (hasBegun(veranstaltung, jetzt)) return `„${titel}“ hat schon begonnen.`;
  if (!hasSuitableAge(kind.geburtstag, veranstaltung)) return `„${titel}“ passt nicht zum Alter von ${kind.vorname}.`;
  if (countFreePlaetze(veranstaltung, fruehere) > 0) return null;
  return fruehere === 0 || countFreePlaetze(veranstaltung) === 0
    ? `„${titel}“ ist inzwischen ausgebucht.`
    : `Für ${kind.vorname} ist in „${titel}“ kein Platz mehr frei.`;
}

/** What stands in the way of booking, by child and event, as the programme is now. First come, first served. */
export function findObstacles(
  kinder: readonly AngemeldetesKind[],
  programm: readonly Ferienveranstaltung[],
  jetzt: Date,
): Hindernis[] {
  const nachId = new Map(programm.map((veranstaltung) => [veranstaltung.id, veranstaltung]));
  return kinder.flatMap((kind, index) => {
    const einzeln = kind.veranstaltungen.flatMap(({ id, titel }) => {
      const fruehere = countHeld(kinder.slice(0, index), id);
      const meldung = describeObstacle(kind, titel, nachId.get(id), fruehere, jetzt);
      return meldung ? [{ kind, veranstaltung: id, meldung }] : [];
    });
    const paar = findOverlap(kind.veranstaltungen);
    if (!paar) return einzeln;
    const meldung = `„${paar[0].titel}“ und „${paar[1].titel}“ finden zur gleichen Zeit statt.`;
    return [...einzeln, { kind, veranstaltung: paar[1].id, meldung }];
  });
}

/** The chosen events as the programme has them now; what is gone from it stays as it was. */
export function refresh(kinder: readonly AngemeldetesKind[], programm: readonly Ferienveranstaltung[]) {
  const nachId = new Map(programm.map((veranstaltung) => [veranstaltung.id, veranstaltung]));
  return kinder.map((kind) => ({
    ...kind,
    veranstaltungen: kind.veranstaltungen.map((gewaehlt) => ({ ...gewaehlt, ...nachId.get(gewaehlt.id) })),
  }));
}
