import { createSuche, type Wahl } from './create-suche.ts';
import { createLostopf } from './saat.ts';
import {
  type Loskind,
  type Losregeln,
  type Losveranstaltung,
  sortKinder,
  sortVeranstaltungen,
  type Wunschliste,
} from './wunschliste.ts';

/** A point in the units everything is reckoned in; the lot of a wish is always less than one. */
export const PUNKT = 1000;

/** One event for one child, or for those of a group who wish it. */
export interface Wunsch {
  /** Position of the event. */
  event: number;
  /** Positions of the children in their unit. */
  mitglieder: number[];
  /** Points and lots of all of them. */
  gewicht: number;
}

/** What decides as one: a child, or a group. */
export interface Einheit {
  kinder: Loskind[];
  /** The weightiest first, so that of equal choices the one with the weightier wish is found first. */
  wuensche: Wunsch[];
  /** See `Losregeln.erster_platz`. */
  erster: number;
  /** See `createSuche`. */
  choose: (werte: readonly number[]) => Wahl;
}

export interface Ziehung {
  /** Free places by position of the event. */
  plaetze: number[];
  ids: number[];
  /** Every child for itself, for the prices and the bound. */
  einzelne: Einheit[];
  /** In the drawn order. */
  einheiten: Einheit[];
}

function collide(eine: Losveranstaltung, andere: Losveranstaltung, pause: number): boolean {
  return eine.zeiten.some(([von, bis]) =>
    andere.zeiten.some(([beginn, ende]) => von < ende + pause && beginn < bis + pause),
  );
}

function buildKollisionen(veranstaltungen: readonly Losveranstaltung[], pause: number): Set<number>[] {
  return veranstaltungen.map(
    (eine) => new Set(veranstaltungen.flatMap((andere, j) => (collide(eine, andere, pause) ? [j] : []))),
  );
}

/** Draws a lot for every wish, and the order of the units; everything after it follows from the list alone. */
export function buildZiehung({ regeln, veranstaltungen, kinder }: Wunschliste, saat: string): Ziehung {
  const sortiert = sortVeranstaltungen(veranstaltungen);
  const positionen = new Map(sortiert.map(({ id }, position) => [id, position]));
  const kollisionen = buildKollisionen(sortiert, regeln.pause_minuten);
  const draw = createLostopf(saat);
  const gewichte = sortKinder(kinder).map((kind) => weighWuensche(kind, regeln, positionen, draw));
  const build = (mitglieder: Gewichtet[]) => buildEinheit(mitglieder, kollisionen, regeln.erster_platz * PUNKT);
  return {
    plaetze: sortiert.map(({ plaetze }) => plaetze),
    ids: sortiert.map(({ id }) => id),
    einzelne: gewichte.map((kind) => build([kind])),
    einheiten: shuffle(groupKinder(gewichte), draw).map(build),
  };
}

interface Gewichtet {
  kind: Loskind;
  gewichte: { event: number; gewicht: number }[];
}

function weighWuensche(
  kind: Loskind,
  { punkte }: Losregeln,
  positionen: ReadonlyMap<number, number>,
  draw: (grenze: number) => number,
): Gewichtet {
  const gewichte = kind.wuensche.flatMap((id, rang) => {
    const event = positionen.get(id);
    if (event === undefined) return [];
    const wert = punkte[Math.min(rang, punkte.length - 1)] ?? 0;
    return [{ event, gewicht: wert * PUNKT + draw(PUNKT) }];
  });
  return { kind, gewichte };
}

/** Groups stand where their first child does. */
function groupKinder(kinder: readonly Gewichtet[]): Gewichtet[][] {
  const gruppen = new Map<string, Gewichtet[]>();
  for (const eines of kinder) {
    const { losnummer, gruppe } = eines.kind;
    const schluessel = gruppe === null ? `kind ${losnummer}` : `gruppe ${gruppe}`;
    gruppen.set(schluessel, [...(gruppen.get(schluessel) ?? []), eines]);
  }
  return [...gruppen.values()];
}

/** Fisher and Yates, from the end. */
function shuffle<T>(liste: readonly T[], draw: (grenze: number) => number): T[] {
  const rest = [...liste];
  const gezogen: T[] = [];
  while (rest.length > 0) gezogen.push(...rest.splice(draw(rest.length), 1));
  return gezogen;
}

function buildEinheit(mitglieder: readonly Gewichtet[], kollisionen: readonly Set<number>[], erster: number): Einheit {
  const wuensche = new Map<number, Wunsch>();
  for (const [position, { gewichte }] of mitglieder.entries()) {
    for (const { event, gewicht } of gewichte) {
      const wunsch = wuensche.get(event) ?? { event, mitglieder: [], gewicht: 0 };
      wunsch.mitglieder.push(position);
      wunsch.gewicht += gewicht;
      wuensche.set(event, wunsch);
    }
  }
  const liste = [...wuensche.values()].sort((a, b) => b.gewicht - a.gewicht || a.event - b.event);
  const gegner = liste.map((wunsch, i) =>
    liste.flatMap((anderer, j) => {
      if (i === j || !kollisionen[wunsch.event]?.has(anderer.event)) return [];
      return anderer.mitglieder.some((kind) => wunsch.mitglieder.includes(kind)) ? [j] : [];
    }),
  );
  const kinder = mitglieder.map(({ kind }) => kind);
  const choose = createSuche({
    mitglieder: liste.map((wunsch) => wunsch.mitglieder),
    gegner,
    hoechstens: kinder.map(({ hoechstens }) => hoechstens),
    erster,
  });
  return { kinder, wuensche: liste, erster, choose };
}
