import { type Choice, createSearch } from './create-search.ts';
import { createLotPot } from './seed.ts';
import {
  type DrawVeranstaltung,
  type LotChild,
  type LotRules,
  sortChildren,
  sortVeranstaltungen,
  type WishList,
} from './wish-list.ts';

/** One point in internal units; the lot of a wish is always less than one point. */
export const POINT = 1000;

/** One event wished by one child, or by several children of a group. */
export interface Wish {
  /** Position of the event. */
  event: number;
  /** Positions of the children in their unit. */
  mitglieder: number[];
  /** Points and lots of all these children. */
  gewicht: number;
}

/** A child or a group, which chooses together. */
export interface Unit {
  kinder: LotChild[];
  /** Heaviest first, so that ties go to the choice with the heavier wish. */
  wuensche: Wish[];
  /** See `LotRules.erster_platz`. */
  erster: number;
  /** See `createSearch`. */
  choose: (values: readonly number[]) => Choice;
}

export interface Drawing {
  /** Free places by position of the event. */
  plaetze: number[];
  ids: number[];
  /** Every child on its own, for the prices and the bound. */
  einzelne: Unit[];
  /** In the drawn order. */
  einheiten: Unit[];
}

function collide(one: DrawVeranstaltung, other: DrawVeranstaltung, pause: number): boolean {
  return one.zeiten.some(([from, until]) =>
    other.zeiten.some(([start, end]) => from < end + pause && start < until + pause),
  );
}

function buildCollisions(veranstaltungen: readonly DrawVeranstaltung[], pause: number): Set<number>[] {
  return veranstaltungen.map(
    (one) => new Set(veranstaltungen.flatMap((other, j) => (collide(one, other, pause) ? [j] : []))),
  );
}

/** Draws a lot for every wish, and the order of the units; the rest of the draw is deterministic. */
export function buildDrawing({ regeln: rules, veranstaltungen, kinder: children }: WishList, seed: string): Drawing {
  const sorted = sortVeranstaltungen(veranstaltungen);
  const positions = new Map(sorted.map(({ id }, position) => [id, position]));
  const collisions = buildCollisions(sorted, rules.pause_minuten);
  const draw = createLotPot(seed);
  const weights = sortChildren(children).map((child) => weighWishes(child, rules, positions, draw));
  const build = (members: Weighted[]) => buildUnit(members, collisions, rules.erster_platz * POINT);
  return {
    plaetze: sorted.map(({ plaetze: places }) => places),
    ids: sorted.map(({ id }) => id),
    einzelne: weights.map((child) => build([child])),
    einheiten: shuffle(groupChildren(weights), draw).map(build),
  };
}

interface Weighted {
  kind: LotChild;
  gewichte: { event: number; gewicht: number }[];
}

function weighWishes(
  child: LotChild,
  { punkte: points }: LotRules,
  positions: ReadonlyMap<number, number>,
  draw: (limit: number) => number,
): Weighted {
  const weights = child.wuensche.flatMap((id, rank) => {
    const event = positions.get(id);
    if (event === undefined) return [];
    const value = points[Math.min(rank, points.length - 1)] ?? 0;
    return [{ event, gewicht: value * POINT + draw(POINT) }];
  });
  return { kind: child, gewichte: weights };
}

/** A group takes the position of its first child. */
function groupChildren(children: readonly Weighted[]): Weighted[][] {
  const groups = new Map<string, Weighted[]>();
  for (const one of children) {
    const { losnummer: lotNumber, gruppe: group } = one.kind;
    const key = group === null ? `kind ${lotNumber}` : `gruppe ${group}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

/** Fisher–Yates shuffle, from the end. */
function shuffle<T>(list: readonly T[], draw: (limit: number) => number): T[] {
  const rest = [...list];
  const drawn: T[] = [];
  while (rest.length > 0) drawn.push(...rest.splice(draw(rest.length), 1));
  return drawn;
}

function buildUnit(members: readonly Weighted[], collisions: readonly Set<number>[], first: number): Unit {
  const wishes = new Map<number, Wish>();
  for (const [position, { gewichte: weights }] of members.entries()) {
    for (const { event, gewicht: weight } of weights) {
      const wish = wishes.get(event) ?? { event, mitglieder: [], gewicht: 0 };
      wish.mitglieder.push(position);
      wish.gewicht += weight;
      wishes.set(event, wish);
    }
  }
  const list = [...wishes.values()].sort((a, b) => b.gewicht - a.gewicht || a.event - b.event);
  const opponent = list.map((wish, i) =>
    list.flatMap((other, j) => {
      if (i === j || !collisions[wish.event]?.has(other.event)) return [];
      return other.mitglieder.some((child) => wish.mitglieder.includes(child)) ? [j] : [];
    }),
  );
  const children = members.map(({ kind: child }) => child);
  const choose = createSearch({
    mitglieder: list.map((wish) => wish.mitglieder),
    gegner: opponent,
    hoechstens: children.map(({ hoechstens: atMost }) => atMost),
    erster: first,
  });
  return { kinder: children, wuensche: list, erster: first, choose };
}
