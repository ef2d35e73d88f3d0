import type { Node } from 'prosemirror-model';
import { createDocument, readMarkdown } from './read-markdown.ts';
import { type Caution, writeLine } from './write-line.ts';

const indent = (text: string, um: string) => text.replaceAll(/\n(?=[^\n])/g, `\n${um}`);

function writeList(list: Node, caution: Caution, isSecond: boolean): string {
  const { order, tight } = list.attrs;
  const numbered = list.type.name === 'ordered_list';
  const entries = list.children.map((entry, index) => {
    // Adjacent lists need different markers to stay separate.
    const character = numbered ? `${Number(order) + index}${isSecond ? ')' : '.'}` : isSecond ? '*' : '-';
    const um = ' '.repeat(character.length + 1);
    return `${character} ${indent(writeBlocks(entry.children, caution, tight === true), um)}`.trimEnd();
  });
  return entries.join(tight ? '\n' : '\n\n');
}

function writeTable(table: Node, caution: Caution): string {
  const rows = table.children.map((row) =>
    row.children.flatMap((cell) => {
      const text = cell.children
        .map((paragraph) => writeLine(paragraph, caution, '<br>'))
        .join('<br>')
        .replaceAll(/(?<!\\)\|/g, '\\|');
      // Markdown has no column spans.
      return [text, ...Array<string>(Number(cell.attrs.colspan) - 1).fill('')];
    }),
  );
  const width = Math.max(...rows.map((cells) => cells.length));
  const alignment = (table.firstChild?.children ?? []).map(({ attrs }) => attrs.align as string | null);
  const strokes = Array.from({ length: width }, (_, column) => {
    const align = alignment[column];
    return `${align === 'left' || align === 'center' ? ':' : '-'}-${align === 'right' || align === 'center' ? ':' : '-'}`;
  });
  const lines = rows.map((cells) => Array.from({ length: width }, (_, column) => cells[column] ?? ''));
  const [head = [], ...rest] = lines;
  return [head, strokes, ...rest].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function writeRaw(block: Node, caution: Caution, isSecond: boolean): string {
  switch (block.type.name) {
    case 'heading':
      return `${'#'.repeat(Number(block.attrs.level))} ${writeLine(block, caution, ' ')}`;
    case 'bullet_list':
    case 'ordered_list':
      return writeList(block, caution, isSecond);
    case 'blockquote':
      return writeBlocks(block.children, caution, false).replaceAll(/^/gm, '> ').replaceAll(/^> $/gm, '>');
    case 'table':
      return writeTable(block, caution);
    case 'horizontal_rule':
      return '---';
    case 'picture':
      return `![${String(block.attrs.alt)
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/[\\[\]]/g, '\\$&')}](foto:${block.attrs.file})`;
    case 'fremd':
      return String(block.attrs.markdown);
    default:
      return writeLine(block, caution);
  }
}

function writeBlocks(blocks: readonly Node[], caution: Caution, tight: boolean): string {
  let text = '';
  let isSecond = false;
  for (const [index, block] of blocks.entries()) {
    const before = blocks[index - 1];
    isSecond = before?.type === block.type && !isSecond;
    const raw = writeRaw(block, caution, isSecond);
    const isList = /_list$/.test(block.type.name);
    const isTight = tight && isList && before?.type.name === 'paragraph';
    text += index === 0 || text === '' ? raw : raw === '' ? '' : `${isTight ? '\n' : '\n\n'}${raw}`;
  }
  return text;
}

/** A block as Markdown with minimal escaping. `isSecond`: it follows a list of the same kind. */
export function writeBlock(block: Node, isSecond = false): string {
  const fein = writeRaw(block, 'fein', isSecond);
  return readMarkdown(fein).eq(createDocument([block])) ? fein : writeRaw(block, 'sicher', isSecond);
}
