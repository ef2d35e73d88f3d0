import { changeAt } from './change-at.ts';

type Way = readonly string[];

/** The value at a path. */
export const readAt = (value: unknown, way: Way): unknown =>
  way.reduce<unknown>((current, name) => (Object(current) as Record<string, unknown>)[name], value);
const readList = (value: unknown, way: Way): unknown[] => {
  const list = readAt(value, way);
  return Array.isArray(list) ? list : [];
};
const startsWith = (way: Way, beginning: Way) => beginning.every((name, stelle) => way[stelle] === name);
const split = (way: Way) => [way.slice(0, -1), Number(way.at(-1))] as const;

/**
 * Returns the value with a list entry moved from `from` to `after`, in the same list or another one. Both are paths
 * that end with an index in the original value, such as `menuItems/0/menuItems/2`.
 */
export function moveAt(value: unknown, from: string, after: string): unknown {
  const [fromWay, afterWay] = [from.split('/'), after.split('/')];
  const [target, place] = split(afterWay);
  const entry = readAt(value, fromWay);
  const list = readList(value, target);
  const withIt = changeAt(value, target, [...list.slice(0, place), entry, ...list.slice(place)]);
  // Indexes after the insertion point increase by one, also within paths.
  const depth = target.length;
  const isBehind = fromWay.length > depth && startsWith(fromWay, target) && Number(fromWay[depth]) >= place;
  const [source, stelle] = split(
    isBehind ? fromWay.map((name, index) => (index === depth ? String(Number(name) + 1) : name)) : fromWay,
  );
  const rest = readList(withIt, source).filter((_, index) => index !== stelle);
  return changeAt(withIt, source, rest.length > 0 ? rest : undefined);
}

/** Final path of the moved entry, after its removal has shifted the following ones. */
export function findLocation(from: string, after: string): string {
  const [fromWay, afterWay] = [from.split('/'), after.split('/')];
  const [source, stelle] = split(fromWay);
  const depth = source.length;
  const isBehind = afterWay.length > depth && startsWith(afterWay, source) && Number(afterWay[depth]) > stelle;
  return afterWay.map((name, index) => (isBehind && index === depth ? String(Number(name) - 1) : name)).join('/');
}

/** Maximum depth of a recursive list, e.g. a menu. */
const LAYERS = 3;

const measureHeight = (entry: unknown, name: string): number =>
  1 + Math.max(0, ...readList(entry, [name]).map((inner) => measureHeight(inner, name)));

/** Why an entry of the lists called `name` cannot be moved; null if it can. */
export function findObstacle(value: unknown, name: string, from: string, after: string): string | null {
  if (after.startsWith(`${from}/`)) return 'Ein Eintrag kann nicht unter sich selbst stehen.';
  const [target] = split(after.split('/'));
  const layer = target.filter((part) => part === name).length;
  const height = measureHeight(readAt(value, from.split('/')), name);
  return layer + height - 1 > LAYERS ? `Mehr als ${LAYERS} Ebenen sind nicht vorgesehen.` : null;
}
