import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';

/** Allowed link targets, as in the api (`api/src/core/entries/text/markdown.ts`). */
const ALLOWED = /^(https?:|mailto:|tel:|\/(?!\/)|#|\?)/i;
export const isAllowed = (href: string) => ALLOWED.test(href.trim());

/** The page's title is the h1, so `#` is shown as `##`; the site has no headings below h4. */
export const DEEPEST = 4;

const nodes: Record<string, NodeSpec> = {
  doc: { content: 'block+' },
  paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  heading: {
    content: 'inline*',
    group: 'block',
    defining: true,
    attrs: { level: { default: 2, validate: 'number' } },
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      attrs: { level: Math.min(Math.max(level, 2), DEEPEST) },
    })),
    toDOM: ({ attrs }) => [`h${Math.max(Number(attrs.level), 2)}`, 0],
  },
  blockquote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  bullet_list: {
    content: 'list_item+',
    group: 'block',
    attrs: { tight: { default: true } },
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  ordered_list: {
    content: 'list_item+',
    group: 'block',
    attrs: { order: { default: 1, validate: 'number' }, tight: { default: true } },
    parseDOM: [{ tag: 'ol', getAttrs: (ol) => ({ order: Number(ol.getAttribute('start') ?? 1) || 1 }) }],
    toDOM: ({ attrs }) => (attrs.order === 1 ? ['ol', 0] : ['ol', { start: attrs.order }, 0]),
  },
  list_item: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
  ...tableNodes({
    tableGroup: 'block',
    cellContent: 'paragraph',
    cellAttributes: { align: { default: null, getFromDOM: (cell) => cell.getAttribute('align') } },
  }),
  /** A photo of the library, as a block of its own. Not an `img`, because pasted ones are removed. */
  picture: {
    group: 'block',
    atom: true,
    draggable: true,
    attrs: { file: { validate: 'string' }, alt: { validate: 'string' } },
    parseDOM: [
      {
        tag: 'figure[data-foto]',
        getAttrs: (figure) => ({ file: figure.getAttribute('data-foto'), alt: figure.getAttribute('data-alt') ?? '' }),
      },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => ['figure', { 'data-foto': attrs.file, 'data-alt': attrs.alt }],
  },
  /** Markdown or HTML that the editor cannot represent: kept as source. */
  fremd: {
    group: 'block',
    atom: true,
    attrs: { markdown: { validate: 'string' } },
    parseDOM: [{ tag: 'pre[data-markdown]', getAttrs: (pre) => ({ markdown: pre.textContent }) }],
    toDOM: ({ attrs }): DOMOutputSpec => ['pre', { 'data-markdown': '' }, String(attrs.markdown)],
  },
  text: { group: 'inline' },
  /** The same inline: `<sup>`, a picture within a line. */
  fremd_inline: {
    inline: true,
    group: 'inline',
    atom: true,
    attrs: { markdown: { validate: 'string' } },
    parseDOM: [{ tag: 'code[data-markdown]', getAttrs: (code) => ({ markdown: code.textContent }) }],
    toDOM: ({ attrs }): DOMOutputSpec => ['code', { 'data-markdown': '' }, String(attrs.markdown)],
  },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
    leafText: () => '\n',
  },
};

/** Outermost first: a link may contain bold text. */
const marks: Record<string, MarkSpec> = {
  link: {
    attrs: { href: { validate: 'string' }, title: { default: null } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (a) => {
          const href = a.getAttribute('href') ?? '';
          return isAllowed(href) && { href: href.trim(), title: a.getAttribute('title') };
        },
      },
    ],
    toDOM: ({ attrs }) => ['a', { href: attrs.href, title: attrs.title }, 0],
  },
  strong: {
    parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
    toDOM: () => ['strong', 0],
  },
  em: {
    parseDOM: [{ tag: 'em' }, { tag: 'i' }],
    toDOM: () => ['em', 0],
  },
  s: { parseDOM: [{ tag: 's' }, { tag: 'del' }, { tag: 'strike' }], toDOM: () => ['s', 0] },
  code: { code: true, parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
};

/** The editor's document schema: exactly the Markdown that the api renders. */
export const dialect = new Schema({ nodes, marks });
