import { createLotPot } from './seed.ts';
import { FIRST_PLACE, type LotChild, type LotRules, POINTS, PROCEDURE, type WishList } from './wish-list.ts';

export const LOT_RULES: LotRules = {
  punkte: POINTS,
  erster_platz: FIRST_PLACE,
  pause_minuten: 30,
};

interface Extent {
  kinder: number;
  veranstaltungen: number;
  wuensche: number;
}

/**
 * A generated season of six weeks: some events are popular, others are not; some children are in groups that agree on
 * most of their wishes. The same seed gives the same season.
 */
export function buildSeason({ kinder: children, veranstaltungen, wuensche: wishes }: Extent, seed: string): WishList {
  const draw = createLotPot(seed);
  const list = Array.from({ length: veranstaltungen }, (_, i) => {
    const start = (draw(30) * 24 + 9 + draw(6)) * 60;
    const end = start + 120 + draw(5) * 60;
    return {
      id: i + 1,
      titel: `Angebot ${i + 1}`,
      plaetze: 8 + draw(17),
      zeiten: [[start, end] as [number, number]],
    };
  });
  const popularity = list.map(() => (1 + draw(10)) ** 2);
  // Each event as often as its popularity.
  const pot = popularity.flatMap((count, i) => Array.from({ length: count }, () => i + 1));
  const pick = () => pot[draw(pot.length)] ?? 1;
  const fill = (beginning: readonly number[]) => {
    const chosen = new Set(beginning);
    while (chosen.size < wishes) chosen.add(pick());
    return [...chosen];
  };
  const row: LotChild[] = [];
  while (row.length < children) {
    // Every tenth child brings friends or siblings.
    const size = draw(10) === 0 ? 2 + draw(3) : 1;
    const shared = size > 1 ? fill([]).slice(0, 6) : [];
    for (let i = 0; i < size && row.length < children; i += 1) {
      const lotNumber = `${String(row.length).padStart(4, '0')}-${seed.slice(0, 4).toUpperCase()}`;
      const group = size > 1 ? `G${row.length - i}` : null;
      row.push({ losnummer: lotNumber, gruppe: group, hoechstens: 3 + draw(3), wuensche: fill(shared) });
    }
  }
  return { verfahren: PROCEDURE, regeln: LOT_RULES, veranstaltungen: list, kinder: row };
}

/**
 * A season small enough to check by hand: up to six children, some in two groups, for up to five events on two days.
 */
export function buildSmallSeason(num: number): WishList {
  const draw = createLotPot(num.toString(16).padStart(64, '0'));
  const veranstaltungen = Array.from({ length: 1 + draw(5) }, (_, i) => {
    const start = (draw(2) * 24 + 9 + draw(5)) * 60;
    return {
      id: i + 1,
      titel: `Angebot ${i + 1}`,
      plaetze: draw(4),
      zeiten: [[start, start + 120] as [number, number]],
    };
  });
  const children = Array.from({ length: 1 + draw(6) }, (_, i): LotChild => {
    const group = [null, null, null, null, 'G1', 'G2'][draw(6)] ?? null;
    const wishes = new Set(Array.from({ length: draw(5) }, () => 1 + draw(6)));
    return {
      losnummer: `${String(i).padStart(4, '0')}-AAAA`,
      gruppe: group,
      hoechstens: 1 + draw(3),
      wuensche: [...wishes],
    };
  });
  const rules = { ...LOT_RULES, pause_minuten: draw(3) * 30 };
  return { verfahren: PROCEDURE, regeln: rules, veranstaltungen, kinder: children };
}
