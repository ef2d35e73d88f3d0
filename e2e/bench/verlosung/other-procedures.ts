import type { Loskind, Losveranstaltung, Wunschliste } from '@gm/shared/bereiche/ferienprogramm/verlosung/wunschliste';

/** Places by child, as positions of `kinder`. */
export type Places = Map<Loskind, number[]>;

interface Season {
  list: Wunschliste;
  events: Map<number, Losveranstaltung>;
}

const read = (list: Wunschliste): Season => ({ list, events: new Map(list.veranstaltungen.map((e) => [e.id, e])) });

function suits({ list, events }: Season, child: Loskind, has: readonly number[], id: number): boolean {
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

/** Friends are one turn, which takes what all of them who wish it can have. */
function listTurns({ kinder }: Wunschliste): Loskind[][] {
  const groups = new Map<string, Loskind[]>();
  for (const child of kinder) {
    const key = child.gruppe ?? child.losnummer;
    groups.set(key, [...(groups.get(key) ?? []), child]);
  }
  return [...groups.values()];
}

/**
 * Random serial dictatorship: by lot, each takes its best suitable wish; `rounds` says whether it is the next one's turn after
 * one wish, or after all of them.
 */
export function drawSerially(
  list: Wunschliste,
  draw: (limit: number) => number,
  { rounds }: { rounds: boolean },
): Places {
  const season = read(list);
  const free = new Map(list.veranstaltungen.map(({ id, plaetze }) => [id, plaetze]));
  const places: Places = new Map(list.kinder.map((child) => [child, []]));
  const takeBest = (turn: readonly Loskind[]): boolean => {
    for (let rank = 0; rank < 10; rank += 1) {
      for (const child of turn) {
        const id = child.wuensche[rank];
        if (id === undefined) continue;
        const together = turn.filter(({ wuensche }) => wuensche.includes(id));
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
 * Deferred acceptance (Gale and Shapley), with a lot for each child at each event as the event's priority: children ask for
 * their next wish, events keep the best lots, who is turned away asks for the next. Friends have one lot and ask together.
 */
export function acceptDeferred(list: Wunschliste, draw: (limit: number) => number): Places {
  const season = read(list);
  const places: Places = new Map(list.kinder.map((child) => [child, []]));
  const capacity = new Map(list.veranstaltungen.map(({ id, plaetze }) => [id, plaetze]));
  const kept = new Map(list.veranstaltungen.map(({ id }) => [id, [] as { turn: Loskind[]; lot: number }[]]));
  const refused = new Map<Loskind[], Set<number>>();
  const queue = shuffle(listTurns(list), draw);
  for (let turn = queue.pop(); turn; turn = queue.pop()) {
    const out = refused.get(turn) ?? new Set<number>();
    refused.set(turn, out);
    const group = turn;
    const together = (id: number) => group.filter(({ wuensche }) => wuensche.includes(id));
    const ranked = [...Array(10).keys()].flatMap((rank) => group.map(({ wuensche }) => wuensche[rank]));
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
      const size = one.turn.filter(({ wuensche }) => wuensche.includes(wish)).length;
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
