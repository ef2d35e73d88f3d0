/**
 * What answers are made of, whatever they say: paths of keys with the kinds of values found there. `null` and an empty
 * list are no kinds, because what is there today may be missing tomorrow.
 */
export type Shape = Map<string, Set<string>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function readShape(value: unknown, shape: Shape = new Map(), path = ''): Shape {
  const kinds = shape.get(path) ?? new Set();
  shape.set(path, kinds);
  if (Array.isArray(value)) {
    for (const entry of value) readShape(entry, shape, `${path}[]`);
    if (value.length > 0) kinds.add('list');
  } else if (isObject(value)) {
    kinds.add('object');
    for (const [name, inner] of Object.entries(value)) readShape(inner, shape, `${path}.${name}`);
  } else if (value !== null && value !== undefined) {
    kinds.add(typeof value);
  }
  return shape;
}

const listTraits = (shape: Shape) =>
  [...shape].flatMap(([path, kinds]) => [path, ...[...kinds].map((kind) => `${path} ${kind}`)]);

/** Of `values` as few as show everything that all of them do, those that show most first. */
export function pickKinds<Value>(values: readonly Value[]): Value[] {
  const rest = values.map((value) => ({ wert: value, merkmale: listTraits(readShape(value)) }));
  const shown = new Set<string>();
  const picked: Value[] = [];
  for (;;) {
    const gains = rest.map(({ merkmale: traits }) => traits.filter((trait) => !shown.has(trait)).length);
    const most = Math.max(0, ...gains);
    const next = rest[gains.indexOf(most)];
    if (most === 0 || !next) return picked;
    picked.push(next.wert);
    for (const trait of next.merkmale) shown.add(trait);
  }
}

const MAX_CHARACTER = 240;

/** Of long HTML its first element, of long text its beginning. */
function shortenText(text: string): string {
  if (text.length <= MAX_CHARACTER) return text;
  const element = /^<(\w+)[^>]*>[\s\S]*?<\/\1>/.exec(text)?.[0];
  return element ?? (text.startsWith('<') ? text : `${text.slice(0, MAX_CHARACTER)} …`);
}

/** The same with lists of as few entries as show all there is to see. */
export function shorten(value: unknown): unknown {
  if (typeof value === 'string') return shortenText(value);
  if (Array.isArray(value)) return pickKinds(value.map(shorten));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shorten(inner)]));
}

const getParent = (path: string) => path.replace(/(\.[^.[\]]*|\[\])$/, '');
const isMissing = (path: string, shape: Shape) =>
  !shape.has(path) && path.endsWith('[]') === false && shape.get(getParent(path))?.has('object');

/** Keys that only one of both has where the other has the object they stand in, and values of another kind. */
export function compareShape(recorded: Shape, today: Shape): string[] {
  const show = (path: string) => path.slice(1);
  const lost = [...recorded.keys()].filter((path) => isMissing(path, today));
  const come = [...today.keys()].filter((path) => isMissing(path, recorded));
  const changed = [...recorded].filter(([path, kinds]) => {
    const others = today.get(path);
    return kinds.size > 0 && others && others.size > 0 && [...kinds].every((kind) => !others.has(kind));
  });
  return [
    ...lost.map((path) => `${show(path)} is no longer there`),
    ...come.map((path) => `${show(path)} is new`),
    ...changed.map(([path, kinds]) => `${show(path)} is no ${[...kinds].join(' or ')} any more`),
  ];
}
