import { type Choice, NONE, UNAVAILABLE } from './create-search.ts';
import { createPlaceState, type PlaceState } from './place-state.ts';
import type { Drawing, Unit } from './units.ts';

/** Maximum number of passes; far more than ever needed. */
const PASSES = 50;

/**
 * Allocates the places. First every unit, in the drawn order, takes its best choice of the available places at the
 * prices. Then passes without prices follow: a unit improves its choice, or takes over another unit's place if that
 * increases their total value. Ends when nothing improves.
 */
export function givePlaces({ einheiten: units, plaetze: places }: Drawing, prices: readonly number[]): Choice[] {
  const state = createPlaceState(units, places);
  for (const [num, unit] of units.entries()) {
    const { wuensche: wishes } = unit.choose(
      unit.wuensche.map(({ event, mitglieder: members, gewicht: weight }, position) =>
        state.isFree(num, position) ? weight - (prices[event] ?? 0) * members.length : UNAVAILABLE,
      ),
    );
    state.set(num, { wuensche: wishes, wert: sumValue(unit, wishes) });
  }
  for (let pass = 0; pass < PASSES; pass += 1) {
    let besser = false;
    for (const [num, unit] of units.entries()) {
      if (moveUp(state, num)) besser = true;
      for (const position of unit.wuensche.keys()) if (takeOver(state, num, position)) besser = true;
    }
    if (!besser) break;
  }
  return state.wahlen;
}

function sumValue({ wuensche: wishes, erster: first }: Unit, choice: readonly number[]): number {
  const children = new Set(choice.flatMap((position) => wishes[position]?.mitglieder ?? []));
  return choice.reduce((sum, position) => sum + (wishes[position]?.gewicht ?? 0), children.size * first);
}

/** Improves a unit's choice with its own and the free places. */
function moveUp(state: PlaceState, num: number): boolean {
  const alt = state.wahlen[num] ?? NONE;
  const fresh = state.choose(num);
  if (fresh.wert <= alt.wert) return false;
  state.set(num, fresh);
  return true;
}

/**
 * Gives a unit an unavailable wish by taking it from the unit that loses least (ties: first in the drawn order), if
 * that increases their total value.
 */
function takeOver(state: PlaceState, num: number, position: number): boolean {
  const alt = state.wahlen[num] ?? NONE;
  if (alt.wuensche.includes(position) || state.isFree(num, position)) return false;
  const gain = state.choose(num, { with: position }).wert - alt.wert;
  if (gain <= 0) return false;
  let best = { verlust: gain, halter: -1, bisher: NONE, seine: NONE };
  for (const [halter, wish] of state.listHalter(num, position)) {
    const current = state.wahlen[halter] ?? NONE;
    const seine = state.choose(halter, { without: wish });
    const loss = current.wert - seine.wert;
    const smaller = loss < best.verlust || (loss === best.verlust && halter < best.halter);
    if (smaller) best = { verlust: loss, halter, bisher: current, seine };
  }
  if (best.halter < 0) return false;
  state.set(best.halter, best.seine);
  const own = state.choose(num);
  // Check the gain again: both units may depend on the same last place elsewhere, and a group may need several places.
  if (own.wert - alt.wert > best.verlust) {
    state.set(num, own);
    return true;
  }
  state.set(best.halter, best.bisher);
  return false;
}
