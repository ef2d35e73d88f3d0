import { type Choice, NONE, UNAVAILABLE } from './create-search.ts';
import { GROUP_MAX, WISHES_MAX } from './lot-limits.ts';
import type { Unit } from './units.ts';

/** Current choices and free places. */
export interface PlaceState {
  wahlen: Choice[];
  /** Whether a wish is available: enough places are free, or the unit holds it. */
  isFree(num: number, position: number): boolean;
  /** The best choice of available wishes, treating one as available (`with`) or as unavailable (`without`). */
  choose(num: number, exception?: { with?: number; without?: number }): Choice;
  /** The units that hold the event of a wish, each with the position of its own wish for it. Unordered. */
  listHalter(num: number, position: number): ReadonlyMap<number, number>;
  set(num: number, choice: Choice): void;
}

/** 2 ** i for every possible wish of a group. */
const BITS = Array.from({ length: WISHES_MAX * GROUP_MAX }, (_, i) => 2 ** i);

/**
 * Called several hundred thousand times: available wishes are kept as a bit mask per unit, and the best choice without
 * prices is memoised by that mask.
 */
export function createPlaceState(units: readonly Unit[], places: readonly number[]): PlaceState {
  const free = [...places];
  const choices = units.map(() => NONE);
  const possible = units.map(({ wuensche: wishes }) => wishes.map(() => false));
  const traits = units.map(() => 0);
  const remembered = units.map(() => new Map<number, Choice>());
  /** By event: its holders with the position of their wish, and its applicants. */
  const halter = places.map(() => new Map<number, number>());
  const applicants = places.map((): { nummer: number; position: number; anzahl: number }[] => []);
  for (const [num, { wuensche: wishes }] of units.entries()) {
    for (const [position, { event, mitglieder: members }] of wishes.entries()) {
      applicants[event]?.push({ nummer: num, position, anzahl: members.length });
    }
  }

  const look = (event: number) => {
    for (const { nummer: num, position, anzahl: count } of applicants[event] ?? []) {
      const is = (free[event] ?? 0) >= count || halter[event]?.get(num) === position;
      const bits = possible[num];
      if (!bits || bits[position] === is) continue;
      bits[position] = is;
      traits[num] = (traits[num] ?? 0) + (is ? (BITS[position] ?? 0) : -(BITS[position] ?? 0));
    }
  };
  for (const event of places.keys()) look(event);

  const move = (num: number, positions: readonly number[], direction: 1 | -1) => {
    for (const position of positions) {
      const wish = units[num]?.wuensche[position];
      if (!wish) continue;
      free[wish.event] = (free[wish.event] ?? 0) - direction * wish.mitglieder.length;
      if (direction > 0) halter[wish.event]?.set(num, position);
      else halter[wish.event]?.delete(num);
      look(wish.event);
    }
  };

  return {
    wahlen: choices,
    isFree: (num, position) => possible[num]?.[position] === true,
    choose(num, exception = {}) {
      const { with: withIt = -1, without = -1 } = exception;
      const trait = (traits[num] ?? 0) + (BITS[withIt] ?? 0) - (BITS[without] ?? 0);
      const earlier = remembered[num]?.get(trait);
      if (earlier) return earlier;
      const values = units[num]?.wuensche.map(({ gewicht: weight }, i) =>
        i !== without && (i === withIt || possible[num]?.[i]) ? weight : UNAVAILABLE,
      );
      const choice = units[num]?.choose(values ?? []) ?? NONE;
      remembered[num]?.set(trait, choice);
      return choice;
    },
    listHalter: (num, position) => halter[units[num]?.wuensche[position]?.event ?? -1] ?? new Map(),
    set(num, choice) {
      move(num, choices[num]?.wuensche ?? [], -1);
      move(num, choice.wuensche, 1);
      choices[num] = choice;
    },
  };
}
