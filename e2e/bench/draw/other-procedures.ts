import type { DrawVeranstaltung, LotChild, WishList } from '@gm/shared/areas/ferienprogramm/draw/wish-list';

/** Places by child, as indexes into `kinder`. */
export type Places = Map<LotChild, number[]>;

interface Season {
  list: WishList;
  events: Map<number, DrawVeranstaltung>;
}

const read = (list: WishList): Season => ({ list, events: new Map(list.veranstaltungen.map((e) => [e.id, e])) });

function suits({ list, events }: Season, child: LotChild, has: readonly number[], id: number): boolean {
  const pause = list.regeln.pause_minuten;
  const [from, to] = events.get(id)?.zeiten[0] ?? [0, 0];
  return (
    !has.includes(id) &&
    has.length < child.hoechstens &&
    has.every((other) => {
      const [start, end] = events.get(other)?.zeiten[0] ?? [0, 0];
      return from >= end + pause || start >= to + pause;
    })
  );
}

function shuffle<T>(things: readonly T[], draw: (limit: number) => number): T[] {
  const rest = [...things];
  return things.flatMap(() => rest.splice(draw(rest.length), 1));
}

/** Friends take one turn together and get what fits all of those who want it. */
function listTurns({ kinder: children }: WishList): LotChild[][] {
  const groups = new Map<string, LotChild[]>();
  for (const child of children) {
    const key = child.gruppe ?? child.losnummer;
    groups.set(key, [...(groups.get(key) ?? []), child]);
  }
  return [...groups.values()];
}

/**
 * Random serial dictatorship: in random order, each child gets its best remaining wish; `rounds`: one wish per turn
 * instead of all at once.
 */
export function drawSerially(list: WishList, draw: (limit: number) => number, { rounds }: { rounds: boolean }): Places {
  const season = read(list);
  const free = new Map(list.veranstaltungen.map(({ id, plaetze: places }) => [id, places]));
  const places: Places = new Map(list.kinder.map((child) => [child, []]));
  const takeBest = (turn: readonly LotChild[]): boolean => {
    for (let rank = 0; rank < 10; rank += 1) {
      for (const child of turn) {
        const id = child.wuensche[rank];
        if (id === undefined) continue;
        const together = turn.filter(({ wuensche: wishes }) => wishes.includes(id));
        const all = together.every((one) => suits(season, one, places.get(one) ?? [], id));
        if (!all || (free.get(id) ?? 0) < together.length) continue;
        for (const one of together) places.get(one)?.push(id);
        free.set(id, (free.get(id) ?? 0) - together.length);
        return true;
      }
    }
    return false;
  };
  let turns = shuffle(listTurns(list), draw);
  if (rounds) while (turns.length > 0) turns = turns.filter(takeBest);
  else for (const turn of turns) while (takeBest(turn));
  return places;
}

/**
 * Deferred acceptance (Gale and Shapley), with a random priority per child and event: children propose their next wish,
 * events keep the best priorities, rejected children propose again. Friends share one priority and propose together.
 */
export function acceptDeferred(list: WishList, draw: (limit: number) => number): Places {
  const season = read(list);
  const places: Places = new Map(list.kinder.map((child) => [child, []]));
  const capacity = new Map(list.veranstaltungen.map(({ id, plaetze: places }) => [id, places]));
  const kept = new Map(list.veranstaltungen.map(({ id }) => [id, [] as { turn: LotChild[]; lot: number }[]]));
  const refused = new Map<LotChild[], Set<number>>();
  const queue = shuffle(listTurns(list), draw);
  for (let turn = queue.pop(); turn; turn = queue.pop()) {
    const out = refused.get(turn) ?? new Set<number>();
    refused.set(turn, out);
    const group = turn;
    const together = (id: number) => group.filter(({ wuensche: wishes }) => wishes.includes(id));
    const ranked = [...Array(10).keys()].flatMap((rank) => group.map(({ wuensche: wishes }) => wishes[rank]));
    const wish = ranked.find(
      (id) =>
        id !== undefined &&
        !out.has(id) &&
        together(id).every((child) => suits(season, child, places.get(child) ?? [], id)),
    );
    if (wish === undefined) continue;
    const at = [...(kept.get(wish) ?? []), { turn: group, lot: draw(1_000_000) }].sort((a, b) => a.lot - b.lot);
    for (const child of together(wish)) places.get(child)?.push(wish);
    const stay: typeof at = [];
    let used = 0;
    for (const one of at) {
      const size = one.turn.filter(({ wuensche: wishes }) => wishes.includes(wish)).length;
      if (used + size <= (capacity.get(wish) ?? 0)) {
        used += size;
        stay.push(one);
        continue;
      }
      refused.set(one.turn, (refused.get(one.turn) ?? new Set()).add(wish));
      for (const child of one.turn)
        places.set(
          child,
          (places.get(child) ?? []).filter((id) => id !== wish),
        );
      if (one.turn !== group) queue.push(one.turn);
    }
    kept.set(wish, stay);
    queue.push(group);
  }
  return places;
}
