/** Quality of the holiday programme's draw for a large town, compared with an exact solver and other procedures. */

import { buildSeason } from '@gm/shared/areas/ferienprogramm/draw/draw.examples';
import { drawPlaces } from '@gm/shared/areas/ferienprogramm/draw/draw-places';
import { createLotPot, deriveSeed, hashWishList } from '@gm/shared/areas/ferienprogramm/draw/seed';
import { type WishList, writeWishList } from '@gm/shared/areas/ferienprogramm/draw/wish-list';
import type { Figure, Say } from '../table.ts';
import { acceptDeferred, drawSerially, type Places } from './other-procedures.ts';
import { solveSeason } from './solve.ts';
import { verifyOnPhone } from './verify-on-phone.ts';

const SEASON = { kinder: 2000, veranstaltungen: 200, wuensche: 10 };
const NUMBER = '3, 17, 20';
/** HiGHS needs about eight. */
const SECONDS = 300;

interface Outcome {
  /** Points without the random part. */
  value: number;
  firsts: number;
  without: number;
}

function count({ regeln: rules }: WishList, places: Places): Outcome {
  let value = 0;
  let firsts = 0;
  let without = 0;
  for (const [{ wuensche: wishes }, has] of places) {
    value += has.length > 0 ? rules.erster_platz : 0;
    for (const id of has) value += rules.punkte[wishes.indexOf(id)] ?? 0;
    if (has.includes(wishes[0] ?? 0)) firsts += 1;
    if (has.length === 0) without += 1;
  }
  return { value, firsts, without };
}

const draw = () => createLotPot('12'.repeat(32));

export async function measureDraw(say: Say): Promise<Figure[]> {
  const list = buildSeason(SEASON, '5eed'.repeat(16));
  const checksum = await hashWishList(writeWishList(list));
  const seed = await deriveSeed(checksum, NUMBER);
  const start = performance.now();
  const drawn = await say('drawn', async () => drawPlaces(list, seed));
  const seconds = (performance.now() - start) / 1000;
  const children = new Map(list.kinder.map((child) => [child.losnummer, child]));
  const ours = count(
    list,
    new Map(
      drawn.zuteilung.flatMap(({ losnummer: lotNumber, plaetze: places }) => {
        const child = children.get(lotNumber);
        return child ? [[child, places] as const] : [];
      }),
    ),
  );
  const others: Record<string, Outcome> = {
    'random serial': count(list, drawSerially(list, draw(), { rounds: false })),
    'random serial in rounds': count(list, drawSerially(list, draw(), { rounds: true })),
    'deferred acceptance': count(list, acceptDeferred(list, draw())),
  };
  const bound = await say('bounded', () => solveSeason(list, { exact: false, seconds: SECONDS }));
  const best = await say('solved', () => solveSeason(list, { exact: true, seconds: SECONDS }));
  if (bound.status !== 'Optimal' || best.status !== 'Optimal') throw new Error(`${bound.status}, ${best.status}`);
  const tell = (pick: (outcome: Outcome) => number) =>
    Object.entries(others)
      .map(([name, outcome]) => `${name} ${pick(outcome)}`)
      .join(', ');
  const published = { list, pruefsumme: checksum, zahl: NUMBER, saat: seed, zuteilung: drawn.zuteilung };
  const verified = await say('verified', () => verifyOnPhone(published));
  const firsts = Math.max(...Object.values(others).map((other) => other.firsts));
  return [
    { name: 'draw, 2,000 children × 200 events × 10 wishes', value: seconds, unit: 's', limit: 30 },
    {
      name: 'draw, points missing to the bound of HiGHS',
      value: (1 - ours.value / bound.value) * 100,
      unit: '%',
      limit: 1,
      reference: `${ours.value} of ${Math.round(bound.value)}; the best there is ${Math.round(best.value)}; own bound ${drawn.schranke}; ${tell(({ value }) => value)}`,
    },
    {
      name: 'draw, first wishes of the best other procedure, times ours',
      value: firsts / ours.firsts,
      unit: '×',
      limit: 1,
      reference: `${ours.firsts}; ${tell((other) => other.firsts)}`,
    },
    {
      name: 'draw, children without a place',
      value: ours.without,
      unit: '',
      reference: tell(({ without }) => without),
    },
    verified,
  ];
}
