/**
 * What answers are made of, whatever they say: paths of keys with the kinds of values found there. `null` and an empty
 * list are no kinds, because what is there today may be missing tomorrow.
 */
export type Gestalt = Map<string, Set<string>>;

const isObject = (wert: unknown): wert is Record<string, unknown> =>
  typeof wert === 'object' && wert !== null && !Array.isArray(wert);

export function readGestalt(wert: unknown, gestalt: Gestalt = new Map(), pfad = ''): Gestalt {
  const kinds = gestalt.get(pfad) ?? new Set();
  gestalt.set(pfad, kinds);
  if (Array.isArray(wert)) {
    for (const eintrag of wert) readGestalt(eintrag, gestalt, `${pfad}[]`);
    if (wert.length > 0) kinds.add('list');
  } else if (isObject(wert)) {
    kinds.add('object');
    for (const [name, inner] of Object.entries(wert)) readGestalt(inner, gestalt, `${pfad}.${name}`);
  } else if (wert !== null && wert !== undefined) {
    kinds.add(typeof wert);
  }
  return gestalt;
}

const listMerkmale = (gestalt: Gestalt) =>
  [...gestalt].flatMap(([pfad, kinds]) => [pfad, ...[...kinds].map((kind) => `${pfad} ${kind}`)]);

/** Of `werte` as few as show everything that all of them do, those that show most first. */
export function pickKinds<Wert>(werte: readonly Wert[]): Wert[] {
  const rest = werte.map((wert) => ({ wert, merkmale: listMerkmale(readGestalt(wert)) }));
  const shown = new Set<string>();
  const picked: Wert[] = [];
  for (;;) {
    const gains = rest.map(({ merkmale }) => merkmale.filter((merkmal) => !shown.has(merkmal)).length);
    const most = Math.max(0, ...gains);
    const next = rest[gains.indexOf(most)];
    if (most === 0 || !next) return picked;
    picked.push(next.wert);
    for (const merkmal of next.merkmale) shown.add(merkmal);
  }
}

const MAX_ZEICHEN = 240;

/** Of long HTML its first element, of long text its beginning. */
function shortenText(text: string): string {
  if (text.length <= MAX_ZEICHEN) return text;
  const element = /^<(\w+)[^>]*>[\s\S]*?<\/\1>/.exec(text)?.[0];
  return element ?? (text.startsWith('<') ? text : `${text.slice(0, MAX_ZEICHEN)} …`);
}

/** The same with lists of as few entries as show all there is to see. */
export function shorten(wert: unknown): unknown {
  if (typeof wert === 'string') return shortenText(wert);
  if (Array.isArray(wert)) return pickKinds(wert.map(shorten));
  if (!isObject(wert)) return wert;
  return Object.fromEntries(Object.entries(wert).map(([name, inner]) => [name, shorten(inner)]));
}

const getParent = (pfad: string) => pfad.replace(/(\.[^.[\]]*|\[\])$/, '');
const isMissing = (pfad: string, gestalt: Gestalt) =>
  !gestalt.has(pfad) && pfad.endsWith('[]') === false && gestalt.get(getParent(pfad))?.has('object');

/** Keys that only one of both has where the other has the object they stand in, and values of another kind. */
export function compareGestalt(recorded: Gestalt, today: Gestalt): string[] {
  const show = (pfad: string) => pfad.slice(1);
  const lost = [...recorded.keys()].filter((pfad) => isMissing(pfad, today));
  const come = [...today.keys()].filter((pfad) => isMissing(pfad, recorded));
  const changed = [...recorded].filter(([pfad, kinds]) => {
    const others = today.get(pfad);
    return kinds.size > 0 && others && others.size > 0 && [...kinds].every((kind) => !others.has(kind));
  });
  return [
    ...lost.map((pfad) => `${show(pfad)} is no longer there`),
    ...come.map((pfad) => `${show(pfad)} is new`),
    ...changed.map(([pfad, kinds]) => `${show(pfad)} is no ${[...kinds].join(' or ')} any more`),
  ];
}
