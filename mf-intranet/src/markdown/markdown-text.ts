import type { Node } from 'prosemirror-model';
import { createDocument, type Piece, readPieces } from './read-markdown.ts';
import { writeBlock } from './write-markdown.ts';

/** A text and its document: unchanged blocks keep their source byte for byte. */
export interface MarkdownText {
  dokument: Node;
  /** The text with the changes of the document. */
  write(changed: Node): string;
}

/** Original line endings: whether each line ended with `\r\n`. */
function findEnds(markdown: string) {
  const ends = [...markdown.matchAll(/\r?\n/g)].map(([end]) => end);
  const meist = ends.filter((end) => end === '\r\n').length * 2 > ends.length ? '\r\n' : '\n';
  /** The original text of a range in the text without `\r`. */
  function restore(text: string, firstLine: number): string {
    let line = firstLine;
    return text.replaceAll('\n', () => ends[line++] ?? meist);
  }
  return { meist, restore };
}

const countLines = (text: string) => text.split('\n').length - 1;
const isEmpty = ({ type, content }: Node) => type.name === 'paragraph' && content.size === 0;

/** Separator between two blocks, if it cannot be taken from the original. */
const buildDistance = (current: string | undefined, end: string) =>
  current && countLines(current) > 1 ? current : end + end;

/**
 * Maps blocks of the changed document to the original ones, null for new ones: common blocks at the start and end are
 * unchanged.
 */
function compareBlocks(old: readonly Piece[], fresh: readonly Node[]): (index: number) => number | null {
  const isEqual = (old: Piece | undefined, fresh: Node | undefined) => !!fresh && !!old?.node.eq(fresh);
  const shorter = Math.min(old.length, fresh.length);
  let front = 0;
  while (front < shorter && isEqual(old[front], fresh[front])) front += 1;
  let behind = 0;
  while (behind < shorter - front && isEqual(old.at(-1 - behind), fresh.at(-1 - behind))) behind += 1;
  return (index) => {
    if (index < front) return index;
    return index >= fresh.length - behind ? index - fresh.length + old.length : null;
  };
}

export function openMarkdown(markdown: string): MarkdownText {
  const { meist, restore } = findEnds(markdown);
  const { davor: beforehand, stuecke: pieces } = readPieces(markdown.replaceAll('\r\n', '\n'));
  // Parts that the Markdown parser normalises, such as tabs, can only be kept as a whole.
  const parsed = beforehand + pieces.map(({ quelle: source, danach: afterwards }) => source + afterwards).join('');
  const isWhole = parsed === markdown.replaceAll('\r\n', '\n');
  let line = countLines(beforehand);
  const old = pieces.map((piece): Piece => {
    const source = restore(piece.quelle, line);
    line += countLines(piece.quelle);
    const afterwards = restore(piece.danach, line);
    line += countLines(piece.danach);
    return { ...piece, quelle: source, danach: afterwards };
  });
  const documentFile = createDocument(old.map(({ node }) => node));

  function write(changed: Node): string {
    if (changed.eq(documentFile)) return markdown;
    const fresh = changed.children.filter((block) => !isEmpty(block));
    const findStelle = compareBlocks(old, fresh);
    let text = restore(beforehand, 0);
    let before = '';
    for (const [index, block] of fresh.entries()) {
      const stelle = findStelle(index);
      const altes = stelle === null ? undefined : old[stelle];
      const isSecond = fresh[index - 1]?.type === block.type && /^(-|\d+\.)/.test(before);
      before = altes && isWhole ? altes.quelle : writeBlock(block, isSecond).replaceAll('\n', meist);
      text += before;
      if (index === fresh.length - 1) break;
      const follows = altes && stelle !== null && findStelle(index + 1) === stelle + 1;
      // The original block that this one replaces, if the number of blocks is the same.
      const place = altes ?? (fresh.length === old.length ? old[index] : undefined);
      text += follows && isWhole ? altes.danach : buildDistance(place?.danach, meist);
    }
    return text + (fresh.length > 0 ? (old.at(-1)?.danach ?? '') : '');
  }
  return { dokument: documentFile, write };
}
