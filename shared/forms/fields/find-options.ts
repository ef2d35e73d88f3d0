import type { Option } from './option.ts';

/** An entry of a long list, prepared for searching. */
export interface Entry {
  wert: string;
  text: string;
  gefaltet: string;
}

/** `Ärzte & Straße` → `arzte & strasse`: search ignores case, accents and umlauts. */
function fold(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}

export function prepare(options: readonly Exclude<Option, string>[]): Entry[] {
  return options.map(({ wert: value, text }) => ({ wert: value, text, gefaltet: fold(text) }));
}

/** Entries that contain every typed word; those starting with the input come first. */
export function findOptions(entries: readonly Entry[], input: string): Entry[] {
  const wanted = fold(input).trim();
  if (wanted === '') return [...entries];
  const words = wanted.split(/\s+/);
  const hit = entries.filter(({ gefaltet: folded }) => words.every((word) => folded.includes(word)));
  const [front, behind]: [Entry[], Entry[]] = [[], []];
  for (const entry of hit) (entry.gefaltet.startsWith(wanted) ? front : behind).push(entry);
  return [...front, ...behind];
}
