import { buildZiehung, PUNKT } from './einheiten.ts';
import { findPreise } from './find-preise.ts';
import { givePlaetze } from './give-plaetze.ts';
import { type Loszuteilung, sortKinder, type Wunschliste } from './wunschliste.ts';

export interface Losergebnis {
  zuteilung: Loszuteilung;
  /** Points given, lots aside, and what no distribution could exceed. */
  wert: number;
  schranke: number;
}

/** The whole draw: the same list and seed give the same places on every machine. Takes a second for a town. */
export function drawPlaetze(liste: Wunschliste, saat: string): Losergebnis {
  const ziehung = buildZiehung(liste, saat);
  const { preise, schranke } = findPreise(ziehung);
  const wahlen = givePlaetze(ziehung, preise);
  const plaetze = new Map<string, number[]>();
  for (const [nummer, { kinder, wuensche }] of ziehung.einheiten.entries()) {
    for (const position of wahlen[nummer]?.wuensche ?? []) {
      const wunsch = wuensche[position];
      for (const kind of wunsch?.mitglieder ?? []) {
        const losnummer = kinder[kind]?.losnummer ?? '';
        plaetze.set(losnummer, [...(plaetze.get(losnummer) ?? []), ziehung.ids[wunsch?.event ?? -1] ?? 0]);
      }
    }
  }
  const zuteilung = sortKinder(liste.kinder).map(({ losnummer }) => {
    return { losnummer, plaetze: (plaetze.get(losnummer) ?? []).sort((a, b) => a - b) };
  });
  const wert = wahlen.reduce((summe, wahl) => summe + wahl.wert, 0);
  return { zuteilung, wert: Math.floor(wert / PUNKT), schranke: Math.floor(schranke / PUNKT) };
}
