import { VERGEBEN } from './create-suche.ts';
import { type Einheit, PUNKT, type Ziehung } from './einheiten.ts';

/** Rounds of the search for prices, by how much a price moves at the most in the first, and in which that is halved. */
const RUNDEN = 100;
const SCHRITT = 24 * PUNKT;
const HALBIERT_NACH = 8;

export interface Preise {
  /** By position of the event; in the units of `PUNKT`. */
  preise: number[];
  /** No distribution whatever is worth more than this. */
  schranke: number;
}

/**
 * Prices by which as many children choose an event as it has places, as far as such prices exist. Each round every child, for
 * itself, takes what is best for it at today's prices; what was asked for too often becomes dearer, what was left over cheaper.
 *
 * At any prices, the sum of all places at their price and of what each child has from its best choice is a bound of what all
 * children together can have (weak duality): the proof that the draw is good needs nothing but these prices. The lowest is kept.
 */
export function findPreise({ plaetze, einzelne }: Ziehung): Preise {
  const preise = plaetze.map(() => 0);
  let best: Preise = { preise: [...preise], schranke: Number.POSITIVE_INFINITY };
  for (let runde = 0; runde < RUNDEN; runde += 1) {
    const { nachfrage, schranke } = ask(einzelne, plaetze, preise);
    if (schranke < best.schranke) best = { preise: [...preise], schranke };
    const schritt = Math.floor((SCHRITT * HALBIERT_NACH) / (HALBIERT_NACH + runde));
    for (const [event, anzahl] of plaetze.entries()) {
      const fehlt = (nachfrage[event] ?? 0) - anzahl;
      const bezug = Math.max(1, anzahl, nachfrage[event] ?? 0);
      preise[event] = Math.max(0, (preise[event] ?? 0) + Math.trunc((schritt * fehlt) / bezug));
    }
  }
  return best;
}

function ask(einzelne: readonly Einheit[], plaetze: readonly number[], preise: readonly number[]) {
  const nachfrage = plaetze.map(() => 0);
  let schranke = plaetze.reduce((summe, anzahl, event) => summe + anzahl * (preise[event] ?? 0), 0);
  const werte: number[] = [];
  for (const { wuensche, choose } of einzelne) {
    werte.length = 0;
    for (const { event, gewicht } of wuensche) {
      werte.push(plaetze[event] ? gewicht - (preise[event] ?? 0) : VERGEBEN);
    }
    const wahl = choose(werte);
    schranke += wahl.wert;
    for (const position of wahl.wuensche) {
      const event = wuensche[position]?.event ?? 0;
      nachfrage[event] = (nachfrage[event] ?? 0) + 1;
    }
  }
  return { nachfrage, schranke };
}
