import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildSmallSeason } from './draw.examples.ts';
import { drawPlaces } from './draw-places.ts';
import { hashWishList } from './seed.ts';
import type { WishList } from './wish-list.ts';

/**
 * Independent second implementation of the procedure, written from docs/draw.md alone: brute force, without
 * memoisation, sharing no code with the first. Too slow for a town; in small seasons it must give the same places.
 */
interface Wish {
  event: number;
  members: number[];
  weight: number;
}

interface Unit {
  names: string[];
  wishes: Wish[];
  /** All possible choices, shortest first, then in lexicographic order. */
  choices: number[][];
}

function* drawNumbers(seed: string): Generator<number, never> {
  const mask = 0xffffffffn;
  let [a, b, c, counter] = [0, 8, 16, 24].map((at) => BigInt(`0x${seed.slice(at, at + 8)}`)) as [
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  for (let round = 0; ; round += 1) {
    const sum = (a + b + counter) & mask;
    counter = (counter + 1n) & mask;
    a = b ^ (b >> 9n);
    b = (c + ((c << 3n) & mask)) & mask;
    c = (((c << 21n) & mask) | (c >> 11n)) & mask;
    c = (c + sum) & mask;
    if (round >= 15) yield Number(sum);
  }
}

function drawAgain(list: WishList, seed: string): Record<string, number[]> {
  const { punkte: points, erster_platz, pause_minuten } = list.regeln;
  const numbers = drawNumbers(seed);
  const draw = (limit: number): number => {
    const number = numbers.next().value;
    return number < 4294967296 - (4294967296 % limit) ? number % limit : draw(limit);
  };
  const events = [...list.veranstaltungen].sort((one, other) => one.id - other.id);
  const children = [...list.kinder].sort((one, other) => (one.losnummer < other.losnummer ? -1 : 1));
  const first = erster_platz * 1000;

  const meets = (one: number, other: number) =>
    events[one]!.zeiten.some(([start, end]) =>
      events[other]!.zeiten.some(([from, to]) => start - to < pause_minuten && from - end < pause_minuten),
    );

  const lots = children.map((child) =>
    child.wuensche
      .map((id, rank) => ({ event: events.findIndex((event) => event.id === id), rank }))
      .filter(({ event }) => event >= 0)
      .map(({ event, rank }) => ({ event, weight: (points[rank] ?? points.at(-1)!) * 1000 + draw(1000) })),
  );

  const makeUnit = (members: number[]): Unit => {
    const wishes: Wish[] = [];
    for (const [event] of events.entries()) {
      const of = members.flatMap((child, position) => {
        const lot = lots[child]!.find((one) => one.event === event);
        return lot ? [{ position, weight: lot.weight }] : [];
      });
      if (of.length === 0) continue;
      const weight = of.reduce((sum, one) => sum + one.weight, 0);
      wishes.push({ event, members: of.map(({ position }) => position), weight });
    }
    wishes.sort((one, other) => (one.weight === other.weight ? one.event - other.event : other.weight - one.weight));
    const choices = Array.from({ length: 2 ** wishes.length }, (_, bits) =>
      [...wishes.keys()].filter((index) => (bits >> index) & 1),
    ).filter((choice) => {
      const enough = members.every(
        (child, position) =>
          choice.filter((index) => wishes[index]!.members.includes(position)).length <= children[child]!.hoechstens,
      );
      return (
        enough &&
        choice.every((one) =>
          choice.every(
            (other) =>
              one >= other ||
              !meets(wishes[one]!.event, wishes[other]!.event) ||
              !wishes[one]!.members.some((member) => wishes[other]!.members.includes(member)),
          ),
        )
      );
    });
    choices.sort((one, other) => {
      if (one.length !== other.length) return one.length - other.length;
      const at = one.findIndex((index, place) => index !== other[place]);
      return at < 0 ? 0 : one[at]! - other[at]!;
    });
    return { names: members.map((child) => children[child]!.losnummer), wishes, choices };
  };

  const worth = (unit: Unit, choice: number[], price: (event: number) => number) => {
    const served = new Set(choice.flatMap((index) => unit.wishes[index]!.members));
    const sum = choice.map((index) => {
      const { event, members, weight } = unit.wishes[index]!;
      return weight - price(event) * members.length;
    });
    return sum.reduce((one, other) => one + other, first * served.size);
  };
  const free = () => 0;
  const best = (unit: Unit, can: (index: number) => boolean, price: (event: number) => number = free) => {
    let found: number[] = [];
    let value = 0;
    for (const choice of unit.choices) {
      const own = worth(unit, choice, price);
      if (own > value && choice.every(can)) [found, value] = [choice, own];
    }
    return { choice: found, value };
  };

  // Order of the units.
  const groups: number[][] = [];
  for (const [child, { gruppe: group }] of children.entries()) {
    const there = groups.find(([one]) => group !== null && children[one!]!.gruppe === group);
    if (there) there.push(child);
    else groups.push([child]);
  }
  const units: Unit[] = [];
  while (groups.length > 0) units.push(makeUnit(groups.splice(draw(groups.length), 1)[0]!));

  // Prices.
  const singles = children.map((_, child) => makeUnit([child]));
  let prices = events.map(() => 0);
  let kept = { prices, bound: Infinity };
  for (let round = 0; round < 100; round += 1) {
    const asked = events.map(() => 0);
    let bound = events.reduce((sum, { plaetze: places }, event) => sum + places * prices[event]!, 0);
    for (const single of singles) {
      const { choice, value } = best(
        single,
        (index) => events[single.wishes[index]!.event]!.plaetze > 0,
        (event) => prices[event]!,
      );
      bound += value;
      for (const index of choice) asked[single.wishes[index]!.event]! += 1;
    }
    if (bound < kept.bound) kept = { prices, bound };
    const step = Math.floor((24_000 * 8) / (8 + round));
    prices = prices.map((price, event) => {
      const { plaetze: places } = events[event]!;
      const moved = (step * (asked[event]! - places)) / Math.max(1, places, asked[event]!);
      return Math.max(0, price + Math.trunc(moved));
    });
  }

  // Places.
  const has: number[][] = units.map(() => []);
  const count = (event: number, except = -1) =>
    units.reduce((sum, unit, position) => {
      if (position === except) return sum;
      const index = has[position]!.find((one) => unit.wishes[one]!.event === event);
      return index === undefined ? sum : sum + unit.wishes[index]!.members.length;
    }, 0);
  const canHave = (position: number) => (index: number) => {
    const { event, members } = units[position]!.wishes[index]!;
    return count(event, position) + members.length <= events[event]!.plaetze;
  };
  const now = (position: number) => worth(units[position]!, has[position]!, free);
  for (const [position, unit] of units.entries()) {
    has[position] = best(unit, canHave(position), (event) => kept.prices[event]!).choice;
  }
  for (let changed = true; changed; ) {
    changed = false;
    for (const [position, unit] of units.entries()) {
      const better = best(unit, canHave(position));
      if (better.value > now(position)) {
        has[position] = better.choice;
        changed = true;
      }
      for (const [wish, { event }] of unit.wishes.entries()) {
        if (has[position]!.includes(wish) || canHave(position)(wish)) continue;
        const gain = best(unit, (index) => index === wish || canHave(position)(index)).value - now(position);
        const losses = units.flatMap((other, holder) => {
          const held = has[holder]!.find((index) => other.wishes[index]!.event === event);
          if (held === undefined || holder === position) return [];
          const rest = best(other, (index) => index !== held && canHave(holder)(index));
          return [{ holder, choice: rest.choice, loss: now(holder) - rest.value }];
        });
        const least = losses.filter(({ loss }) => loss < gain).sort((one, other) => one.loss - other.loss)[0];
        if (!least) continue;
        const before = has[least.holder]!;
        has[least.holder] = least.choice;
        const own = best(unit, canHave(position));
        if (own.value - now(position) > least.loss) {
          has[position] = own.choice;
          changed = true;
        } else has[least.holder] = before;
      }
    }
  }

  const places = new Map(children.map(({ losnummer: lotNumber }) => [lotNumber, [] as number[]]));
  for (const [position, unit] of units.entries()) {
    for (const index of has[position]!) {
      const { event, members } = unit.wishes[index]!;
      for (const member of members) places.get(unit.names[member]!)!.push(events[event]!.id);
    }
  }
  return Object.fromEntries([...places].map(([name, ids]) => [name, ids.sort((one, other) => one - other)]));
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

test('an independent second implementation gives the same places in 10,000 seasons', () => {
  let changed = 0;
  for (let season = 0; season < 10_000; season += 1) {
    const list = buildSmallSeason(season);
    const seed = hash(`${season}`);
    const { zuteilung: allocation } = drawPlaces(list, seed);
    const first = Object.fromEntries(
      allocation.map(({ losnummer: lotNumber, plaetze: places }) => [lotNumber, places]),
    );
    const second = drawAgain(list, seed);
    expect(first, `season ${season}`).toEqual(second);
    if (Object.values(second).flat().length > 0) changed += 1;
  }
  expect(changed).toBeGreaterThan(9000);
}, 120_000);

test('the hash of a list is a standard SHA-256', async () => {
  expect(await hashWishList('Käse')).toBe(hash('Käse'));
});
