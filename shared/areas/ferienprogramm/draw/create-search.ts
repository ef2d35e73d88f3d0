/** Input of the search: a unit's wishes and which of them exclude each other. */
export interface SelectionRoom {
  /** By wish: the positions of the children who share it. */
  mitglieder: readonly (readonly number[])[];
  /** By wish: the wishes that exclude it. */
  gegner: readonly (readonly number[])[];
  /** Maximum number of places, by child. */
  hoechstens: readonly number[];
  /** Bonus for each child's first place. */
  erster: number;
}

export interface Choice {
  /** Sum of the values of the wishes, plus the bonuses for first places. */
  wert: number;
  /** Positions of the wishes, ascending. */
  wuensche: number[];
}

/** Value of a wish that is not available. */
export const UNAVAILABLE = Number.NEGATIVE_INFINITY;
export const NONE: Choice = { wert: 0, wuensche: [] };

/**
 * Maximum steps of a search, after which the best choice so far is used; only large groups with many different wishes
 * get there.
 */
const STEPS_MAX = 20_000;

/**
 * Finds the most valuable choice of compatible wishes of a unit, given the value of each. Ties go to the shortest
 * choice, then to the lexicographically first by position. Branch and bound, starting with the most valuable wish.
 * Called several hundred thousand times, so it reuses its memory.
 */
export function createSearch({
  mitglieder: members,
  gegner: opponent,
  hoechstens: atMost,
  erster: first,
}: SelectionRoom): (values: readonly number[]) => Choice {
  const row: number[] = [];
  const sums = members.map(() => 0);
  const free = [...atMost];
  const forbidden = members.map(() => 0);
  const chosen: number[] = [];
  const all = atMost.reduce((sum, count) => sum + count, 0);
  let places = all;
  let unplaced = atMost.length;
  let steps = 0;
  let best = NONE;
  let values: readonly number[] = [];

  /** The wishes worth considering, most valuable first, and the suffix sums of their values. */
  const order = () => {
    row.length = 0;
    for (let i = 0; i < values.length; i += 1) {
      const value = values[i] ?? 0;
      // Skip a wish that has no value even with the first-place bonus of everyone who shares it.
      if (value + first * (members[i]?.length ?? 0) <= 0) continue;
      let stelle = row.length;
      while (stelle > 0 && (values[row[stelle - 1] ?? 0] ?? 0) < value) stelle -= 1;
      for (let j = row.length; j > stelle; j -= 1) row[j] = row[j - 1] ?? 0;
      row[stelle] = i;
    }
    let sum = 0;
    for (let stelle = 0; stelle < row.length; stelle += 1) {
      sums[stelle] = sum;
      sum += Math.max(0, values[row[stelle] ?? 0] ?? 0);
    }
    sums[row.length] = sum;
  };

  const canHave = (i: number): boolean => {
    if (forbidden[i] !== 0) return false;
    for (const child of members[i] ?? []) if (free[child] === 0) return false;
    return true;
  };

  const mark = (i: number, direction: 1 | -1): number => {
    let first = 0;
    for (const child of members[i] ?? []) {
      const before = free[child] ?? 0;
      free[child] = before - direction;
      if (Math.max(before, before - direction) === atMost[child]) first += 1;
    }
    for (const enemy of opponent[i] ?? []) forbidden[enemy] = (forbidden[enemy] ?? 0) + direction;
    places -= direction * (members[i]?.length ?? 0);
    unplaced -= direction * first;
    return first;
  };

  const search = (from: number, value: number): void => {
    if (value >= best.wert) best = chooseBetter(best, value, chosen);
    for (let stelle = from; stelle < row.length && steps < STEPS_MAX; stelle += 1) {
      const rest = (sums[Math.min(stelle + places, row.length)] ?? 0) - (sums[stelle] ?? 0);
      if (value + rest + first * unplaced < best.wert) return;
      const i = row[stelle] ?? 0;
      if (!canHave(i)) continue;
      steps += 1;
      const firstOne = mark(i, 1);
      chosen.push(i);
      search(stelle + 1, value + (values[i] ?? 0) + first * firstOne);
      chosen.pop();
      mark(i, -1);
    }
  };

  return (fresh) => {
    values = fresh;
    best = NONE;
    steps = 0;
    order();
    search(0, 0);
    return best;
  };
}

function chooseBetter(best: Choice, value: number, chosen: readonly number[]): Choice {
  if (value === best.wert && chosen.length > best.wuensche.length) return best;
  const wishes = [...chosen].sort((a, b) => a - b);
  return value > best.wert || isEarlier(wishes, best.wuensche) ? { wert: value, wuensche: wishes } : best;
}

function isEarlier(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return one.length < other.length;
  const stelle = one.findIndex((position, i) => position !== other[i]);
  return stelle >= 0 && (one[stelle] ?? 0) < (other[stelle] ?? 0);
}
