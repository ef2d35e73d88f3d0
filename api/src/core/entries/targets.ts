import type { Entry } from './content-kind.ts';

/** A value that is an address as a whole. */
const TARGET = /^(?:\/|https?:\/\/)\S*$/;
/** Addresses inside a text: Markdown links and reference definitions, HTML, and angle brackets. */
const IN_TEXT = /(\]\(\s*<?|^\[[^\]\n]+\]:\s*|\bhref="|<(?=https?:))([^\s)">]+)/gm;

/** Replaces every address in the value at any depth; other values stay. */
function mapTargets(value: unknown, change: (target: string) => string): unknown {
  if (typeof value === 'string') {
    if (TARGET.test(value)) return change(value);
    return value.replaceAll(IN_TEXT, (_, beforehand: string, target: string) => beforehand + change(target));
  }
  if (Array.isArray(value)) return value.map((one) => mapTargets(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapTargets(part, change)]));
}

/** Rewrites the links of an entry. The source address of a redirect is not a link. */
export function changeTargets(entry: Entry, change: (target: string) => string): Entry {
  const changeField = (name: string, value: unknown) =>
    entry.art === 'umleitung' && name === 'von' ? value : mapTargets(value, change);
  const { daten: data } = entry;
  const isGroup = typeof data === 'object' && data !== null && !Array.isArray(data);
  return {
    ...entry,
    daten: isGroup
      ? Object.fromEntries(Object.entries(data).map(([name, value]) => [name, changeField(name, value)]))
      : mapTargets(data, change),
    text: entry.text === null ? null : String(mapTargets(entry.text, change)),
  };
}

/** Targets of all links, as written. */
export function listTargets(entry: Entry): string[] {
  const targets: string[] = [];
  changeTargets(entry, (target) => {
    targets.push(target);
    return target;
  });
  return targets;
}
