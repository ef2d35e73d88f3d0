import type { Difference } from '@gm/shared/schemas/editor/editorial';

type Detail = Readonly<{ titel: string; wert: string }>;
type Part = Difference['teile'][number];

/** Cells of the table below: two texts of 2,000 words that have nothing in common at their ends. */
const MAX_CELLS = 4_000_000;

/** Words with the space behind them. */
const splitWords = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

/** Lengths of the longest common subsequences of all pairs of ends, row by row. */
function measureCommon(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const [here, below] = [rows[row], rows[row + 1]];
      if (!here || !below) continue;
      here[column] =
        before[row] === after[column]
          ? (below[column + 1] ?? 0) + 1
          : Math.max(below[column] ?? 0, here[column + 1] ?? 0);
    }
  }
  return rows;
}

function listMiddle(before: readonly string[], after: readonly string[]): Part[] {
  const removed = (words: readonly string[]): Part => ({ art: 'weg', text: words.join('') });
  const added = (words: readonly string[]): Part => ({ art: 'neu', text: words.join('') });
  if (before.length * after.length > MAX_CELLS) return [removed(before), added(after)];
  const rows = measureCommon(before, after);
  const parts: Part[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [old = '', fresh = ''] = [before[row], after[column]];
    if (row < before.length && column < after.length && old === fresh) {
      parts.push({ art: 'gleich', text: old });
      row += 1;
      column += 1;
    } else if (row < before.length && (rows[row + 1]?.[column] ?? 0) >= (rows[row]?.[column + 1] ?? 0)) {
      parts.push({ art: 'weg', text: old });
      row += 1;
    } else {
      parts.push({ art: 'neu', text: fresh });
      column += 1;
    }
  }
  return parts;
}

/** Neighbours of one kind become one part; empty ones are left out. */
function joinParts(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const { art: kind, text } of parts) {
    const last = joined.at(-1);
    if (text === '') continue;
    if (last?.art === kind) last.text += text;
    else joined.push({ art: kind, text });
  }
  return joined;
}

/** Two texts as parts: what both have, what is gone and what is new, word by word. */
export function compareTexts(before: string, after: string): Part[] {
  const [old, fresh] = [splitWords(before), splitWords(after)];
  const shorter = Math.min(old.length, fresh.length);
  let start = 0;
  while (start < shorter && old[start] === fresh[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old[old.length - 1 - end] === fresh[fresh.length - 1 - end]) end += 1;
  return joinParts([
    { art: 'gleich', text: old.slice(0, start).join('') },
    ...listMiddle(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end)),
    { art: 'gleich', text: old.slice(old.length - end).join('') },
  ]);
}

/** The details that differ between two versions, in the order of the later one; removed ones come last. */
export function compareDetails(before: readonly Detail[], after: readonly Detail[]): Difference[] {
  const old = new Map(before.map(({ titel: title, wert: value }) => [title, value]));
  const fresh = new Map(after.map(({ titel: title, wert: value }) => [title, value]));
  return [...new Set([...fresh.keys(), ...old.keys()])].flatMap((title) => {
    const [was = '', is = ''] = [old.get(title), fresh.get(title)];
    return was === is ? [] : [{ titel: title, teile: compareTexts(was, is) }];
  });
}
