import { readPieces } from './read-markdown.ts';

/** Text and selection after typing in the textarea. */
interface Typed {
  /** The text before typing. */
  before: string;
  markdown: string;
  /** Range in the text with line endings `\n`. */
  selection: readonly [from: number, to: number] | null;
}

/** The inserted range compared with the previous text; if it contains a line break, including the preceding one. */
function findNew(markdown: string, before: string): { from: number; to: number } {
  const shorter = Math.min(markdown.length, before.length);
  let from = 0;
  while (from < shorter && markdown[from] === before[from]) from += 1;
  let afterwards = 0;
  while (afterwards < shorter - from && markdown.at(-1 - afterwards) === before.at(-1 - afterwards)) afterwards += 1;
  const to = markdown.length - afterwards;
  return { from: markdown.slice(from, to).includes('\n') ? from - 1 : from, to };
}

/** Line breaks within and after paragraphs, without hard breaks and those before indented code. */
function listLineEnds(markdown: string): number[] {
  const { davor: beforehand, stuecke: pieces } = readPieces(markdown);
  let stelle = beforehand.length;
  const ends: number[] = [];
  for (const [index, { node, quelle: source, danach: afterwards }] of pieces.entries()) {
    if (node.type.name === 'paragraph') {
      const whole = index === pieces.length - 1 && afterwards === '\n' ? source + afterwards : source;
      for (const { index: end } of whole.matchAll(/(?<! {2}|\\)\n(?! {4}|\t)/g)) ends.push(stelle + end);
    }
    stelle += source.length + afterwards.length;
  }
  // Where the parser normalises, such as tabs, positions are meaningless.
  return stelle === markdown.length ? ends : [];
}

/** Splits typed lines into paragraphs, as Enter does in the editor. Lines from before stay unchanged. */
export function separateLines({ before, markdown, selection }: Typed): Omit<Typed, 'before'> {
  const text = markdown.replaceAll('\r\n', '\n');
  const { from, to } = findNew(text, before.replaceAll('\r\n', '\n'));
  const ends = listLineEnds(text).filter((end) => end >= from && end < to);
  const move = (stelle: number) => stelle + ends.filter((end) => end < stelle).length;
  if (ends.length === 0) return { markdown, selection };
  const separate = ends.toReversed().reduce((current, end) => `${current.slice(0, end)}\n${current.slice(end)}`, text);
  return {
    markdown: markdown.includes('\r\n') ? separate.replaceAll('\n', '\r\n') : separate,
    selection: selection && [move(selection[0]), move(selection[1])],
  };
}
