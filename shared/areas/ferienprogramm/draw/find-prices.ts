import { UNAVAILABLE } from './create-search.ts';
import { type Drawing, POINT, type Unit } from './units.ts';

/** Rounds of the price search; maximum change of a price in the first round; rounds until that is halved. */
const ROUNDS = 100;
const STEP = 24 * POINT;
const HALVED_AFTER = 8;

export interface Prices {
  /** By position of the event; in units of `POINT`. */
  preise: number[];
  /** Upper bound of the value of any distribution. */
  schranke: number;
}

/**
 * Finds prices at which as many children choose an event as it has places, if such prices exist. In each round every
 * child chooses its best wishes at the current prices; prices rise for events in excess demand and fall for those with
 * free places.
 * At any prices, the value of all places plus each child's surplus from its best choice is an upper bound for every
 * distribution (weak duality), so the prices alone prove the quality of the draw. The lowest bound is kept.
 */
export function findPrices({ plaetze: places, einzelne: single }: Drawing): Prices {
  const prices = places.map(() => 0);
  let best: Prices = { preise: [...prices], schranke: Number.POSITIVE_INFINITY };
  for (let round = 0; round < ROUNDS; round += 1) {
    const { nachfrage: demand, schranke: bound } = ask(single, places, prices);
    if (bound < best.schranke) best = { preise: [...prices], schranke: bound };
    const step = Math.floor((STEP * HALVED_AFTER) / (HALVED_AFTER + round));
    for (const [event, count] of places.entries()) {
      const missing = (demand[event] ?? 0) - count;
      const relation = Math.max(1, count, demand[event] ?? 0);
      prices[event] = Math.max(0, (prices[event] ?? 0) + Math.trunc((step * missing) / relation));
    }
  }
  return best;
}

function ask(single: readonly Unit[], places: readonly number[], prices: readonly number[]) {
  const demand = places.map(() => 0);
  let bound = places.reduce((sum, count, event) => sum + count * (prices[event] ?? 0), 0);
  const values: number[] = [];
  for (const { wuensche: wishes, choose } of single) {
    values.length = 0;
    for (const { event, gewicht: weight } of wishes) {
      values.push(places[event] ? weight - (prices[event] ?? 0) : UNAVAILABLE);
    }
    const choice = choose(values);
    bound += choice.wert;
    for (const position of choice.wuensche) {
      const event = wishes[position]?.event ?? 0;
      demand[event] = (demand[event] ?? 0) + 1;
    }
  }
  return { nachfrage: demand, schranke: bound };
}
