import { findPrices } from './find-prices.ts';
import { givePlaces } from './give-places.ts';
import { buildDrawing, POINT } from './units.ts';
import { type LotAllocation, sortChildren, type WishList } from './wish-list.ts';

export interface LotResult {
  zuteilung: LotAllocation;
  /** Points achieved, ignoring lots, and the upper bound of any distribution. */
  wert: number;
  schranke: number;
}

/** The whole draw: the same list and seed give the same places on every machine. Takes about a second for a town. */
export function drawPlaces(list: WishList, seed: string): LotResult {
  const drawing = buildDrawing(list, seed);
  const { preise: prices, schranke: bound } = findPrices(drawing);
  const choices = givePlaces(drawing, prices);
  const places = new Map<string, number[]>();
  for (const [num, { kinder: children, wuensche: wishes }] of drawing.einheiten.entries()) {
    for (const position of choices[num]?.wuensche ?? []) {
      const wish = wishes[position];
      for (const child of wish?.mitglieder ?? []) {
        const lotNumber = children[child]?.losnummer ?? '';
        places.set(lotNumber, [...(places.get(lotNumber) ?? []), drawing.ids[wish?.event ?? -1] ?? 0]);
      }
    }
  }
  const allocation = sortChildren(list.kinder).map(({ losnummer: lotNumber }) => {
    return { losnummer: lotNumber, plaetze: (places.get(lotNumber) ?? []).sort((a, b) => a - b) };
  });
  const value = choices.reduce((sum, choice) => sum + choice.wert, 0);
  return { zuteilung: allocation, wert: Math.floor(value / POINT), schranke: Math.floor(bound / POINT) };
}
