import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDraw, type Draw } from './check-draw.ts';
import { buildSeason, buildSmallSeason } from './draw.examples.ts';
import { drawPlaces } from './draw-places.ts';
import { createLotPot, deriveSeed, hashWishList, readDigits } from './seed.ts';
import { type WishList, writeWishList } from './wish-list.ts';

const digits = '0123456789abcdef';
const smallLists = fc.nat().map(buildSmallSeason);
const seeds = fc.nat().map((figure) => figure.toString(16).padStart(64, '7'));

async function publish(list: WishList, figure: string): Promise<Draw> {
  const checksum = await hashWishList(writeWishList(list));
  const seed = await deriveSeed(checksum, figure);
  return { pruefsumme: checksum, zahl: figure, saat: seed, liste: list, zuteilung: drawPlaces(list, seed).zuteilung };
}

const read = (list: WishList, seed: string) =>
  Object.fromEntries(
    drawPlaces(list, seed).zuteilung.map(({ losnummer: lotNumber, plaetze: places }) => [lotNumber, places]),
  );

describe('the draw', () => {
  test('no child has an unwanted place, too many places or overlapping events; no event is overbooked; groups stay together', () => {
    fc.assert(
      fc.property(smallLists, seeds, (list, seed) => {
        const places = read(list, seed);
        const times = new Map(list.veranstaltungen.map((one) => [one.id, one.zeiten[0]!]));
        for (const { id, plaetze: count } of list.veranstaltungen) {
          expect(Object.values(places).filter((ids) => ids.includes(id)).length).toBeLessThanOrEqual(count);
        }
        for (const child of list.kinder) {
          const seine = places[child.losnummer] ?? [];
          expect(seine.length).toBeLessThanOrEqual(child.hoechstens);
          for (const id of seine) expect(child.wuensche).toContain(id);
          for (const [i, id] of seine.entries()) {
            for (const other of seine.slice(i + 1)) {
              const [one, others] = [times.get(id)!, times.get(other)!].sort((a, b) => a[0] - b[0]);
              expect(others![0] - one![1]).toBeGreaterThanOrEqual(list.regeln.pause_minuten);
            }
          }
          for (const friend of list.kinder) {
            if (child.gruppe === null || friend.gruppe !== child.gruppe) continue;
            for (const id of seine) if (friend.wuensche.includes(id)) expect(places[friend.losnummer]).toContain(id);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('in a small season no distribution exceeds the bound, and the draw is rarely below the optimum', () => {
    let drawn = 0;
    let bestes = 0;
    fc.assert(
      fc.property(smallLists, seeds, (list, seed) => {
        const without = { ...list, kinder: list.kinder.slice(0, 4) };
        const { wert: value, schranke: bound } = drawPlaces(without, seed);
        expect(value).toBeLessThanOrEqual(bound);
        const optimum = findOptimum(without);
        // The lots of a wish add up to less than a point.
        expect(optimum).toBeLessThanOrEqual(bound);
        expect(value).toBeLessThanOrEqual(optimum + 12);
        drawn += value;
        bestes += optimum;
      }),
      { numRuns: 500, seed: 7 },
    );
    expect(drawn / bestes).toBeGreaterThan(0.99);
  });

  test('the order in which a list is read affects neither its text nor its places', () => {
    const list = buildSeason({ kinder: 60, veranstaltungen: 12, wuensche: 6 }, digits.repeat(4));
    const gedreht = {
      ...list,
      kinder: [...list.kinder].reverse(),
      veranstaltungen: [...list.veranstaltungen].reverse(),
    };
    expect(writeWishList(gedreht)).toBe(writeWishList(list));
    expect(read(gedreht, digits.repeat(4))).toEqual(read(list, digits.repeat(4)));
  });
});

describe('checking a draw', () => {
  test('detects every change of a wish, a place, the seed, the number or the rules', async () => {
    await fc.assert(
      fc.asyncProperty(smallLists, fc.nat(), fc.nat(), async (list, a, b) => {
        const draw = await publish(list, '17 29 41');
        expect(await isSound(draw)).toBe(true);
        const child = a % list.kinder.length;
        const wishes = list.kinder[child]!.wuensche;
        const changed = wishes.includes((b % 6) + 1)
          ? wishes.filter((id) => id !== (b % 6) + 1)
          : [...wishes, (b % 6) + 1];
        const children = list.kinder.map((one, i) => (i === child ? { ...one, wuensche: changed } : one));
        expect(await isSound({ ...draw, liste: { ...list, kinder: children } })).toBe(false);
        const place = draw.zuteilung.map(({ losnummer: lotNumber, plaetze: places }, i) => {
          if (i !== child) return { losnummer: lotNumber, plaetze: places };
          return { losnummer: lotNumber, plaetze: places.length > 0 ? places.slice(1) : [(b % 5) + 1] };
        });
        expect(await isSound({ ...draw, zuteilung: place })).toBe(false);
        expect(await isSound({ ...draw, zuteilung: draw.zuteilung.filter((_, i) => i !== child) })).toBe(false);
        expect(await isSound({ ...draw, saat: draw.saat.replace(/./, (z) => (z === '0' ? '1' : '0')) })).toBe(false);
        expect(await isSound({ ...draw, zahl: '17 29 42' })).toBe(false);
        const rules = { ...list.regeln, pause_minuten: list.regeln.pause_minuten + 1 };
        expect(await isSound({ ...draw, liste: { ...list, regeln: rules } })).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  test('reads a public number in any print format', async () => {
    expect(readDigits('17, 29 und 41 – Zusatzzahl: 3')).toBe('17-29-41-3');
    expect(await deriveSeed('ab', '17 29')).toBe(await deriveSeed('ab', '17, 29'));
    expect(await deriveSeed('ab', '17 29')).not.toBe(await deriveSeed('ab', '1729'));
  });
});

test('lots are uniformly distributed', () => {
  const draw = createLotPot(digits.repeat(4));
  const figures = Array.from({ length: 10 }, () => 0);
  for (let i = 0; i < 10_000; i += 1) figures[draw(10)]! += 1;
  for (const count of figures) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

async function isSound(draw: Draw): Promise<boolean> {
  const { liste_stimmt, saat_stimmt, abweichungen: deviations } = await checkDraw(draw);
  return liste_stimmt && saat_stimmt && deviations.length === 0;
}

/** The points of the best distribution, ignoring lots, by brute force. */
function findOptimum({ regeln: rules, veranstaltungen, kinder: children }: WishList): number {
  const times = new Map(veranstaltungen.map((one) => [one.id, one.zeiten[0]!]));
  const free = new Map(veranstaltungen.map(({ id, plaetze: places }) => [id, places]));
  const choices: number[][] = children.map(() => []);
  const isTogether = () =>
    children.every((child, i) =>
      children.every(
        (friend, j) =>
          child.gruppe === null ||
          child.gruppe !== friend.gruppe ||
          choices[i]!.every((id) => !friend.wuensche.includes(id) || choices[j]!.includes(id)),
      ),
    );
  const search = (i: number, value: number): number => {
    const child = children[i];
    if (!child) return isTogether() ? value : 0;
    const ids = child.wuensche.filter((id) => free.has(id));
    let best = 0;
    for (let bits = 0; bits < 2 ** ids.length; bits += 1) {
      const choice = ids.filter((_, stelle) => (bits >> stelle) & 1);
      const fits = choice.every((id, stelle) => {
        const [from, until] = times.get(id)!;
        const alone = choice.slice(stelle + 1).every((other) => {
          const [start, end] = times.get(other)!;
          return start >= until + rules.pause_minuten || from >= end + rules.pause_minuten;
        });
        return alone && free.get(id)! > 0;
      });
      if (!fits || choice.length > child.hoechstens) continue;
      choices[i] = choice;
      for (const id of choice) free.set(id, free.get(id)! - 1);
      const points = choice.reduce(
        (sum, id) => sum + rules.punkte[child.wuensche.indexOf(id)]!,
        choice.length > 0 ? rules.erster_platz : 0,
      );
      best = Math.max(best, search(i + 1, value + points));
      for (const id of choice) free.set(id, free.get(id)! + 1);
    }
    choices[i] = [];
    return best;
  };
  return search(0, 0);
}
