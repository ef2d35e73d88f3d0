import type { Entry } from '../../entries/content-kind.ts';
import { menuKind, redirectKind } from '../../entries/core-kinds.ts';
import { type Address, getPagePath } from '../../entries/entry-address.ts';
import { buildKey, compareEntries } from '../../entries/entry-repository.ts';
import { addToMenu, isMainMenu, type MenuPlace, renameInMenu } from '../../entries/menu-place.ts';
import { changeTargets } from '../../entries/targets.ts';
import { normalizePath } from '../../platform/rules/normalize-path.ts';

/** A change of one entry. */
export interface Change {
  /** Kind and key, as stored now or to be stored. */
  art: string;
  schluessel: string;
  /** The new entry, in its present place; null deletes it. */
  eintrag: Entry | null;
  /** For a page: the path to which it moves with all pages below it. Null: it stays. */
  nach: string | null;
  /** For a page: its place in the main menu. Null: it gets none, and keeps the one it has. */
  menue?: MenuPlace | null;
  /** For a deleted entry: the target of its address and of links to it. */
  ersatz: { adresse: Address; ziel: string } | null;
}

/** Moves a page to another path; its file keeps its form. */
function movePage(page: Entry, path: string): Entry {
  const location = path.slice(1, -1);
  const key = page.datei.endsWith('/index.md') ? `${location}/index` : location;
  return { ...page, schluessel: key, datei: `seiten/${key}.md` };
}

const readRedirect = ({ art: kind, daten: data }: Entry) =>
  kind === redirectKind.name ? normalizePath(String((Object(data) as { von?: unknown }).von)) : null;

/** Old paths with their new paths. */
function listMoves(pages: readonly Entry[], from: string, to: string): Map<string, string> {
  const paths = pages.map(({ datei: file }) => getPagePath(file)).filter((path) => path.startsWith(from));
  return new Map(paths.sort().map((path) => [path, to + path.slice(from.length)]));
}

/** Rewrites a link to a moved page; query and hash stay. */
function followMove(target: string, moves: ReadonlyMap<string, string>): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  const fresh = target.startsWith('/') ? moves.get(normalizePath(path) ?? '') : undefined;
  return fresh === undefined ? target : fresh + rest;
}

function addRedirects(entries: readonly Entry[], ways: Iterable<[string, string]>): Entry[] {
  const { datei: file } = redirectKind.ablage;
  let place = Math.max(-1, ...entries.filter((entry) => entry.datei === file).map((entry) => entry.platz));
  return [...ways].map(([from, to]) => {
    place += 1;
    return {
      art: redirectKind.name,
      schluessel: from,
      datei: file,
      platz: place,
      daten: { von: from, nach: to },
      text: null,
    };
  });
}

const readTitle = (entry: Entry | null | undefined) =>
  String((Object(entry?.daten) as { titel?: unknown }).titel ?? '');

/** The menus after a page was renamed or got a place: items with its former title follow. */
function changeMenu(one: Entry, page: Entry, former: string, place: MenuPlace | null): Entry {
  if (one.art !== menuKind.name) return one;
  const title = readTitle(page);
  const href = getPagePath(page.datei);
  const renamed = former && former !== title ? renameInMenu(one.daten, href, { old: former, fresh: title }) : one.daten;
  const data = (place && isMainMenu(one) && addToMenu(renamed, place, { title, href })) || renamed;
  return data === one.daten ? one : { ...one, daten: data };
}

/**
 * Applies a change, a move or a deletion of one entry with its consequences: pages below move along, links and old
 * addresses lead to the new place, menus have the page's title. A published page replaces a redirect at its address.
 */
export function changeInventory(
  entries: readonly Entry[],
  { art: kind, schluessel: key, eintrag: entry, nach: to, menue: place = null, ersatz: replacement }: Change,
): Altered {
  const other = entries.filter((one) => one.art !== kind || one.schluessel !== key);
  const all = entry ? [...other, entry] : other;
  const pages = all.filter((one) => one.art === 'seite');
  const from = kind === 'seite' && entry ? getPagePath(entry.datei) : null;
  const isMove = from !== null && to !== null && to !== from;
  const moves = isMove ? listMoves(pages, from, to) : new Map<string, string>();
  const follow = (target: string) =>
    replacement?.adresse.isZiel(target) ? replacement.ziel : moves.size > 0 ? followMove(target, moves) : target;
  const moved = new Map<string, string>();
  const drawn = all.map((one) => {
    const fresh = one.art === 'seite' ? moves.get(getPagePath(one.datei)) : undefined;
    const onPath = fresh === undefined ? one : movePage(one, fresh);
    if (onPath !== one) moved.set(one.schluessel, onPath.schluessel);
    return moves.size > 0 || replacement ? changeTargets(onPath, follow) : onPath;
  });
  const assigned = new Set([...moves.values(), ...(from !== null && !isMove ? [from] : [])]);
  const withoutOld = drawn.filter((one) => !assigned.has(readRedirect(one) ?? ''));
  const ways: [string, string][] = replacement ? [[replacement.adresse.pfad, replacement.ziel]] : [...moves];
  const page =
    from === null ? null : drawn.find((one) => one.art === kind && one.schluessel === (moved.get(key) ?? key));
  const former = readTitle(entries.find((one) => one.art === kind && one.schluessel === key));
  const withMenus = page ? withoutOld.map((one) => changeMenu(one, page, former, place)) : withoutOld;
  const changed = [...withMenus, ...addRedirects(withMenus, ways)].sort(compareEntries);
  return { after: changed, umgezogene: moved };
}

/** The changed content, and the new keys of moved pages. */
export interface Altered {
  after: Entry[];
  umgezogene: Map<string, string>;
}

/** The difference between two versions of the content. */
export interface Difference {
  /** Entries that are new or changed; `alte` has the earlier version of the changed ones. */
  neue: readonly Entry[];
  alte: readonly Entry[];
  /** Deleted entries. */
  entfernte: readonly Entry[];
}

export function compareInventory(before: readonly Entry[], after: readonly Entry[]): Difference {
  const old = new Map(before.map((entry) => [buildKey(entry), entry]));
  const remaining = new Set(after.map(buildKey));
  const isSame = (one: Entry, other: Entry | undefined) =>
    one === other || JSON.stringify(one) === JSON.stringify(other);
  const fresh = after.filter((entry) => !isSame(entry, old.get(buildKey(entry))));
  return {
    neue: fresh,
    alte: fresh.flatMap((entry) => old.get(buildKey(entry)) ?? []),
    entfernte: before.filter((entry) => !remaining.has(buildKey(entry))),
  };
}
