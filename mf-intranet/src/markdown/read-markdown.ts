import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import type { Mark, Node } from 'prosemirror-model';
import { DEEPEST, dialect } from './dialect.ts';

const { nodes } = dialect;
const create = (name: string, attrs: Record<string, unknown> | null, content: readonly Node[] = []): Node => {
  const typeName = nodes[name];
  if (!typeName) throw new Error(`The dialect has no ${name}`);
  return typeName.createChecked(attrs, content);
};
const createMark = (name: string, attrs?: Record<string, unknown>): Mark => dialect.mark(name, attrs);

/** A line break within a paragraph is rendered as a space. */
const toText = (text: string, marks: readonly Mark[]): Node[] => {
  const one = text.replaceAll(/ *\n */g, ' ');
  return one === '' ? [] : [dialect.text(one, marks)];
};

function readLine(tokens: readonly Token[], marks: readonly Mark[] = []): Node[] {
  const readInside = (inner: readonly Token[] | undefined, mark: Mark) => readLine(inner ?? [], mark.addToSet(marks));
  return (tokens as readonly MarkedToken[]).flatMap((token): Node[] => {
    switch (token.type) {
      case 'text':
        return 'tokens' in token && token.tokens ? readLine(token.tokens, marks) : toText(token.text, marks);
      case 'escape':
        return toText(token.text, marks);
      case 'strong':
      case 'em':
        return readInside(token.tokens, createMark(token.type));
      case 'del':
        return readInside(token.tokens, createMark('s'));
      case 'codespan':
        return toText(token.text, createMark('code').addToSet(marks));
      case 'link':
        return readInside(token.tokens, createMark('link', { href: token.href, title: token.title || null }));
      case 'br':
        return [create('hard_break', null)];
      default:
        return /^<br\s*\/?>$/i.test(token.raw)
          ? [create('hard_break', null)]
          : [create('fremd_inline', { markdown: token.raw })];
    }
  });
}

const readForeign = (raw: string) => create('fremd', { markdown: raw.replace(/\n+$/, '') });
/** A photo of the library that is a paragraph of its own; null for others. */
function readPicture({ type, tokens = [] }: MarkedToken & { tokens?: Token[] | undefined }): Node | null {
  const [image] = tokens as readonly MarkedToken[];
  if (type !== 'paragraph' || tokens.length !== 1 || image?.type !== 'image' || image.title) return null;
  const file = /^foto:([\w.-]+)$/.exec(image.href)?.[1];
  return file ? create('picture', { file, alt: image.text }) : null;
}

const createParagraph = (tokens: readonly Token[]) => create('paragraph', null, readLine(tokens));

function readList(token: Tokens.List): Node {
  // Task lists and items that do not start with text are not supported by the editor.
  const isText = (first: MarkedToken) => /^(text|paragraph)$/.test(first.type) && !readPicture(first);
  if (token.items.some(({ task, tokens: [first] }) => task || (first && !isText(first as MarkedToken)))) {
    return readForeign(token.raw);
  }
  const entries = token.items.map(({ tokens }) =>
    create('list_item', null, tokens.length === 0 ? [create('paragraph', null)] : readBlocks(tokens)),
  );
  const tight = !token.loose;
  return token.ordered
    ? create('ordered_list', { order: Number(token.start), tight }, entries)
    : create('bullet_list', { tight }, entries);
}

function readTable({ header, rows }: Tokens.Table): Node {
  const readRow = (cells: readonly Tokens.TableCell[], kind: string) =>
    create(
      'table_row',
      null,
      cells.map(({ tokens, align }) => create(kind, { align }, [createParagraph(tokens)])),
    );
  return create('table', null, [readRow(header, 'table_header'), ...rows.map((cells) => readRow(cells, 'table_cell'))]);
}

function readBlock(token: MarkedToken): Node | null {
  switch (token.type) {
    case 'space':
      return null;
    case 'text':
    case 'paragraph':
      return readPicture(token) ?? createParagraph([token].flatMap((one) => one.tokens ?? []));
    case 'heading':
      return token.depth > DEEPEST
        ? readForeign(token.raw)
        : create('heading', { level: token.depth }, readLine(token.tokens));
    case 'list':
      return readList(token);
    case 'blockquote':
      return token.tokens.length === 0 ? readForeign(token.raw) : create('blockquote', null, readBlocks(token.tokens));
    case 'table':
      return readTable(token);
    case 'hr':
      return create('horizontal_rule', null);
    default:
      return readForeign(token.raw);
  }
}

const readBlocks = (tokens: readonly Token[]): Node[] =>
  (tokens as readonly MarkedToken[]).flatMap((token) => readBlock(token) ?? []);

/** A block with its source and the separator after it. */
export interface Piece {
  node: Node;
  quelle: string;
  danach: string;
}

/** The blocks of a text with line endings `\n`. Their sources and separators make up the whole text. */
export function readPieces(markdown: string): { davor: string; stuecke: Piece[] } {
  const pieces: Piece[] = [];
  let beforehand = '';
  for (const token of new Lexer({ gfm: true }).lex(markdown) as MarkedToken[]) {
    const node = readBlock(token);
    const last = pieces.at(-1);
    if (node) {
      const source = token.raw.replace(/\s+$/, '');
      pieces.push({ node, quelle: source, danach: token.raw.slice(source.length) });
    } else if (last) last.danach += token.raw;
    else beforehand += token.raw;
  }
  return { davor: beforehand, stuecke: pieces };
}

/** A document needs at least one block to place the cursor in. */
export const createDocument = (blocks: readonly Node[]): Node =>
  create('doc', null, blocks.length === 0 ? [create('paragraph', null)] : blocks);

/** Parses Markdown into the editor's document. */
export const readMarkdown = (markdown: string): Node =>
  createDocument(readPieces(markdown.replaceAll('\r\n', '\n')).stuecke.map(({ node }) => node));
