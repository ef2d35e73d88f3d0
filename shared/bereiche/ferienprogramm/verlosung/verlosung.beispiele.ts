import { createLostopf } from './saat.ts';
import { ERSTER_PLATZ, type Loskind, type Losregeln, PUNKTE, VERFAHREN, type Wunschliste } from './wunschliste.ts';

export const LOSREGELN: Losregeln = {
  punkte: PUNKTE,
  erster_platz: ERSTER_PLATZ,
  pause_minuten: 30,
};

interface Umfang {
  kinder: number;
  veranstaltungen: number;
  wuensche: number;
}

/**
 * A made-up season of six weeks: some events are wished by many and some by few, some children by groups that agree on most of their
 * wishes. The same seed makes the same season.
 */
export function buildSaison({ kinder, veranstaltungen, wuensche }: Umfang, saat: string): Wunschliste {
  const draw = createLostopf(saat);
  const liste = Array.from({ length: veranstaltungen }, (_, i) => {
    const beginn = (draw(30) * 24 + 9 + draw(6)) * 60;
    const ende = beginn + 120 + draw(5) * 60;
    return {
      id: i + 1,
      titel: `Angebot ${i + 1}`,
      plaetze: 8 + draw(17),
      zeiten: [[beginn, ende] as [number, number]],
    };
  });
  const beliebtheit = liste.map(() => (1 + draw(10)) ** 2);
  // Each event as often as it is liked.
  const topf = beliebtheit.flatMap((anzahl, i) => Array.from({ length: anzahl }, () => i + 1));
  const pick = () => topf[draw(topf.length)] ?? 1;
  const fill = (anfang: readonly number[]) => {
    const gewaehlt = new Set(anfang);
    while (gewaehlt.size < wuensche) gewaehlt.add(pick());
    return [...gewaehlt];
  };
  const reihe: Loskind[] = [];
  while (reihe.length < kinder) {
    // Every tenth child brings friends or siblings.
    const groesse = draw(10) === 0 ? 2 + draw(3) : 1;
    const gemeinsam = groesse > 1 ? fill([]).slice(0, 6) : [];
    for (let i = 0; i < groesse && reihe.length < kinder; i += 1) {
      const losnummer = `${String(reihe.length).padStart(4, '0')}-${saat.slice(0, 4).toUpperCase()}`;
      const gruppe = groesse > 1 ? `G${reihe.length - i}` : null;
      reihe.push({ losnummer, gruppe, hoechstens: 3 + draw(3), wuensche: fill(gemeinsam) });
    }
  }
  return { verfahren: VERFAHREN, regeln: LOSREGELN, veranstaltungen: liste, kinder: reihe };
}

/** A season that can be thought through by hand: up to six children, some in two groups, for up to five events on two days. */
export function buildKleineSaison(nummer: number): Wunschliste {
  const draw = createLostopf(nummer.toString(16).padStart(64, '0'));
  const veranstaltungen = Array.from({ length: 1 + draw(5) }, (_, i) => {
    const beginn = (draw(2) * 24 + 9 + draw(5)) * 60;
    return {
      id: i + 1,
      titel: `Angebot ${i + 1}`,
      plaetze: draw(4),
      zeiten: [[beginn, beginn + 120] as [number, number]],
    };
  });
  const kinder = Array.from({ length: 1 + draw(6) }, (_, i): Loskind => {
    const gruppe = [null, null, null, null, 'G1', 'G2'][draw(6)] ?? null;
    const wuensche = new Set(Array.from({ length: draw(5) }, () => 1 + draw(6)));
    return {
      losnummer: `${String(i).padStart(4, '0')}-AAAA`,
      gruppe,
      hoechstens: 1 + draw(3),
      wuensche: [...wuensche],
    };
  });
  const regeln = { ...LOSREGELN, pause_minuten: draw(3) * 30 };
  return { verfahren: VERFAHREN, regeln, veranstaltungen, kinder };
}
