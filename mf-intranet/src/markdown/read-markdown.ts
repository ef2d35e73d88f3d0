import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import type { Mark, Node } from 'prosemirror-model';
import { dialekt, TIEFSTE } from './dialekt.ts';

const { nodes } = dialekt;
const create = (name: string, attrs: Record<string, unknown> | null, inhalt: readonly Node[] = []): Node => {
  const typ = nodes[name];
  if (!typ) throw new Error(`The dialect has no ${name}`);
  return typ.createChecked(attrs, inhalt);
};
const createMark = (name: string, attrs?: Record<string, unknown>): Mark => dialekt.mark(name, attrs);

/** A line's end within a paragraph is a space to who reads it. */
const toText = (text: string, gilt: readonly Mark[]): Node[] => {
  const eine = text.replaceAll(/ *\n */g, ' ');
  return eine === '' ? [] : [dialekt.text(eine, gilt)];
};

function readZeile(tokens: readonly Token[], gilt: readonly Mark[] = []): Node[] {
  const readInside = (inneres: readonly Token[] | undefined, mark: Mark) =>
    readZeile(inneres ?? [], mark.addToSet(gilt));
  return (tokens as readonly MarkedToken[]).flatMap((token): Node[] => {
    switch (token.type) {
      case 'text':
        return 'tokens' in token && token.tokens ? readZeile(token.tokens, gilt) : toText(token.text, gilt);
      case 'escape':
        return toText(token.text, gilt);
      case 'strong':
      case 'em':
        return readInside(token.tokens, createMark(token.type));
      case 'del':
        return readInside(token.tokens, createMark('s'));
      case 'codespan':
        return toText(token.text, createMark('code').addToSet(gilt));
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

const readFremd = (raw: string) => create('fremd', { markdown: raw.replace(/\n+$/, '') });
const createAbsatz = (tokens: readonly Token[]) => create('paragraph', null, readZeile(tokens));

function readListe(token: Tokens.List): Node {
  // Boxes to tick and entries that begin with something else than words are none of what the editor shows.
  if (token.items.some(({ task, tokens: [erstes] }) => task || (erstes && !/^(text|paragraph)$/.test(erstes.type)))) {
    return readFremd(token.raw);
  }
  const eintraege = token.items.map(({ tokens }) =>
    create('list_item', null, tokens.length === 0 ? [create('paragraph', null)] : readBloecke(tokens)),
  );
  const tight = !token.loose;
  return token.ordered
    ? create('ordered_list', { order: Number(token.start), tight }, eintraege)
    : create('bullet_list', { tight }, eintraege);
}

function readTabelle({ header, rows }: Tokens.Table): Node {
  const readReihe = (zellen: readonly Tokens.TableCell[], art: string) =>
    create(
      'table_row',
      null,
      zellen.map(({ tokens, align }) => create(art, { align }, [createAbsatz(tokens)])),
    );
  return create('table', null, [
    readReihe(header, 'table_header'),
    ...rows.map((zellen) => readReihe(zellen, 'table_cell')),
  ]);
}

function readBlock(token: MarkedToken): Node | null {
  switch (token.type) {
    case 'space':
      return null;
    case 'text':
    case 'paragraph':
      return createAbsatz([token].flatMap((eines) => eines.tokens ?? []));
    case 'heading':
      return token.depth > TIEFSTE
        ? readFremd(token.raw)
        : create('heading', { level: token.depth }, readZeile(token.tokens));
    case 'list':
      return readListe(token);
    case 'blockquote':
      return token.tokens.length === 0 ? readFremd(token.raw) : create('blockquote', null, readBloecke(token.tokens));
    case 'table':
      return readTabelle(token);
    case 'hr':
      return create('horizontal_rule', null);
    default:
      return readFremd(token.raw);
  }
}

const readBloecke = (tokens: readonly Token[]): Node[] =>
  (tokens as readonly MarkedToken[]).flatMap((token) => readBlock(token) ?? []);

/** A block of a text, with how it is written and what stands between it and the next one. */
export interface Stueck {
  node: Node;
  quelle: string;
  danach: string;
}

/** The blocks of a text, lines ended by `\n`. Their sources and what stands between them are the whole text. */
export function readStuecke(markdown: string): { davor: string; stuecke: Stueck[] } {
  const stuecke: Stueck[] = [];
  let davor = '';
  for (const token of new Lexer({ gfm: true }).lex(markdown) as MarkedToken[]) {
    const node = readBlock(token);
    const letztes = stuecke.at(-1);
    if (node) {
      const quelle = token.raw.replace(/\s+$/, '');
      stuecke.push({ node, quelle, danach: token.raw.slice(quelle.length) });
    } else if (letztes) letztes.danach += token.raw;
    else davor += token.raw;
  }
  return { davor, stuecke };
}

/** A document always has a block, so that there is a place to write. */
export const createDokument = (bloecke: readonly Node[]): Node =>
  create('doc', null, bloecke.length === 0 ? [create('paragraph', null)] : bloecke);

/** What the editor shows of a text. */
export const readMarkdown = (markdown: string): Node =>
  createDokument(readStuecke(markdown.replaceAll('\r\n', '\n')).stuecke.map(({ node }) => node));
