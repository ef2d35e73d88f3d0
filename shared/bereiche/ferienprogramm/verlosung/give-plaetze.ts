import { KEINE, VERGEBEN, type Wahl } from './create-suche.ts';
import type { Einheit, Ziehung } from './einheiten.ts';
import { createPlatzstand, type Platzstand } from './platzstand.ts';

/** Times the order is gone through; far more than were ever needed. */
const DURCHGAENGE = 50;

/**
 * Gives the places. First every unit in the drawn order takes its best choice of what is there, at the prices. Then, prices
 * aside, the order is gone through again and again: a unit takes what has become better for it, or takes over the place of
 * another unit where both together are better off by it; until nothing of that kind is left.
 */
export function givePlaetze({ einheiten, plaetze }: Ziehung, preise: readonly number[]): Wahl[] {
  const stand = createPlatzstand(einheiten, plaetze);
  for (const [nummer, einheit] of einheiten.entries()) {
    const { wuensche } = einheit.choose(
      einheit.wuensche.map(({ event, mitglieder, gewicht }, position) =>
        stand.isFree(nummer, position) ? gewicht - (preise[event] ?? 0) * mitglieder.length : VERGEBEN,
      ),
    );
    stand.set(nummer, { wuensche, wert: sumWert(einheit, wuensche) });
  }
  for (let durchgang = 0; durchgang < DURCHGAENGE; durchgang += 1) {
    let besser = false;
    for (const [nummer, einheit] of einheiten.entries()) {
      if (moveUp(stand, nummer)) besser = true;
      for (const position of einheit.wuensche.keys()) if (takeOver(stand, nummer, position)) besser = true;
    }
    if (!besser) break;
  }
  return stand.wahlen;
}

function sumWert({ wuensche, erster }: Einheit, wahl: readonly number[]): number {
  const kinder = new Set(wahl.flatMap((position) => wuensche[position]?.mitglieder ?? []));
  return wahl.reduce((summe, position) => summe + (wuensche[position]?.gewicht ?? 0), kinder.size * erster);
}

/** Gives a unit the best of what it has and what is free. */
function moveUp(stand: Platzstand, nummer: number): boolean {
  const alt = stand.wahlen[nummer] ?? KEINE;
  const neu = stand.choose(nummer);
  if (neu.wert <= alt.wert) return false;
  stand.set(nummer, neu);
  return true;
}

/**
 * Gives a unit a wish it does not have, in place of the one unit that loses least by it, of equal ones the first in the drawn order;
 * if what both have is then more than before.
 */
function takeOver(stand: Platzstand, nummer: number, position: number): boolean {
  const alt = stand.wahlen[nummer] ?? KEINE;
  if (alt.wuensche.includes(position) || stand.isFree(nummer, position)) return false;
  const gewinn = stand.choose(nummer, { with: position }).wert - alt.wert;
  if (gewinn <= 0) return false;
  let best = { verlust: gewinn, halter: -1, bisher: KEINE, seine: KEINE };
  for (const [halter, wunsch] of stand.listHalter(nummer, position)) {
    const bisher = stand.wahlen[halter] ?? KEINE;
    const seine = stand.choose(halter, { without: wunsch });
    const verlust = bisher.wert - seine.wert;
    const kleiner = verlust < best.verlust || (verlust === best.verlust && halter < best.halter);
    if (kleiner) best = { verlust, halter, bisher, seine };
  }
  if (best.halter < 0) return false;
  stand.set(best.halter, best.seine);
  const eigene = stand.choose(nummer);
  // Both may have hoped for the same last place elsewhere, and a group may need more than one place.
  if (eigene.wert - alt.wert > best.verlust) {
    stand.set(nummer, eigene);
    return true;
  }
  stand.set(best.halter, best.bisher);
  return false;
}
