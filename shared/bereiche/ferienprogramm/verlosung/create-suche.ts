/** What a unit may take side by side. */
export interface Auswahlraum {
  /** Of each wish the children who share it, by their position. */
  mitglieder: readonly (readonly number[])[];
  /** Of each wish those that exclude it. */
  gegner: readonly (readonly number[])[];
  /** Places at the most, by child. */
  hoechstens: readonly number[];
  /** What the first place of each child counts besides. */
  erster: number;
}

export interface Wahl {
  /** Sum of the values of the wishes, and what first places count besides. */
  wert: number;
  /** Positions of the wishes, ascending. */
  wuensche: number[];
}

/** A wish of this value cannot be had. */
export const VERGEBEN = Number.NEGATIVE_INFINITY;
export const KEINE: Wahl = { wert: 0, wuensche: [] };

/** Steps of a search, after which the best found so far is taken: only large groups of many different wishes come so far. */
const SCHRITTE_MAX = 20_000;

/**
 * The most valuable choice of wishes that a unit can have side by side, given what each is worth to it. Of equally valuable
 * ones the shortest, of those the first in the order of dictionaries, read as positions. A search from the most valuable wish on
 * that leaves out what cannot be better than the best so far. It is asked some hundred thousand times, so its memory is kept.
 */
export function createSuche({
  mitglieder,
  gegner,
  hoechstens,
  erster,
}: Auswahlraum): (werte: readonly number[]) => Wahl {
  const reihe: number[] = [];
  const summen = mitglieder.map(() => 0);
  const frei = [...hoechstens];
  const verboten = mitglieder.map(() => 0);
  const gewaehlt: number[] = [];
  const alle = hoechstens.reduce((summe, anzahl) => summe + anzahl, 0);
  let plaetze = alle;
  let platzlose = hoechstens.length;
  let schritte = 0;
  let best = KEINE;
  let werte: readonly number[] = [];

  /** The wishes that are of any use, the most valuable first; and the sums of all from the first on. */
  const order = () => {
    reihe.length = 0;
    for (let i = 0; i < werte.length; i += 1) {
      const wert = werte[i] ?? 0;
      // What is of no use even as the first place of all who share it is of no use at all.
      if (wert + erster * (mitglieder[i]?.length ?? 0) <= 0) continue;
      let stelle = reihe.length;
      while (stelle > 0 && (werte[reihe[stelle - 1] ?? 0] ?? 0) < wert) stelle -= 1;
      for (let j = reihe.length; j > stelle; j -= 1) reihe[j] = reihe[j - 1] ?? 0;
      reihe[stelle] = i;
    }
    let summe = 0;
    for (let stelle = 0; stelle < reihe.length; stelle += 1) {
      summen[stelle] = summe;
      summe += Math.max(0, werte[reihe[stelle] ?? 0] ?? 0);
    }
    summen[reihe.length] = summe;
  };

  const canHave = (i: number): boolean => {
    if (verboten[i] !== 0) return false;
    for (const kind of mitglieder[i] ?? []) if (frei[kind] === 0) return false;
    return true;
  };

  const mark = (i: number, richtung: 1 | -1): number => {
    let erste = 0;
    for (const kind of mitglieder[i] ?? []) {
      const vorher = frei[kind] ?? 0;
      frei[kind] = vorher - richtung;
      if (Math.max(vorher, vorher - richtung) === hoechstens[kind]) erste += 1;
    }
    for (const feind of gegner[i] ?? []) verboten[feind] = (verboten[feind] ?? 0) + richtung;
    plaetze -= richtung * (mitglieder[i]?.length ?? 0);
    platzlose -= richtung * erste;
    return erste;
  };

  const search = (ab: number, wert: number): void => {
    if (wert >= best.wert) best = chooseBetter(best, wert, gewaehlt);
    for (let stelle = ab; stelle < reihe.length && schritte < SCHRITTE_MAX; stelle += 1) {
      const rest = (summen[Math.min(stelle + plaetze, reihe.length)] ?? 0) - (summen[stelle] ?? 0);
      if (wert + rest + erster * platzlose < best.wert) return;
      const i = reihe[stelle] ?? 0;
      if (!canHave(i)) continue;
      schritte += 1;
      const erste = mark(i, 1);
      gewaehlt.push(i);
      search(stelle + 1, wert + (werte[i] ?? 0) + erster * erste);
      gewaehlt.pop();
      mark(i, -1);
    }
  };

  return (neue) => {
    werte = neue;
    best = KEINE;
    schritte = 0;
    order();
    search(0, 0);
    return best;
  };
}

function chooseBetter(best: Wahl, wert: number, gewaehlt: readonly number[]): Wahl {
  if (wert === best.wert && gewaehlt.length > best.wuensche.length) return best;
  const wuensche = [...gewaehlt].sort((a, b) => a - b);
  return wert > best.wert || isEarlier(wuensche, best.wuensche) ? { wert, wuensche } : best;
}

function isEarlier(eine: readonly number[], andere: readonly number[]): boolean {
  if (eine.length !== andere.length) return eine.length < andere.length;
  const stelle = eine.findIndex((position, i) => position !== andere[i]);
  return stelle >= 0 && (eine[stelle] ?? 0) < (andere[stelle] ?? 0);
}
