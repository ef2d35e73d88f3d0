import { findMarkdownFault } from '@gm/shared/rules/find-markdown-fault';
import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { escapeHtml } from '../../platform/text/escape-html.ts';
import type { Photos } from '../photo-types.ts';
import { rememberTexts } from './remember-texts.ts';
import { dropPictures, showPictures } from './text-pictures.ts';

const marked = new Marked({
  gfm: true,
  renderer: {
    // Screen readers read a cell with its header only if the header has a scope.
    tablecell(token) {
      const content = this.parser.parseInline(token.tokens);
      return token.header ? `<th scope="col">${content}</th>` : `<td>${content}</td>`;
    },
  },
});

/** Allowed markup; headings start at h2 because the page title is the h1. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['a', 'img', 'strong', 'em', 'b', 'i', 's', 'sup', 'sub', 'abbr', 'code', 'dl', 'dt', 'dd', 'span'],
  ],
  allowedAttributes: {
    a: ['href', 'hreflang', 'lang', 'title', 'rel'],
    img: ['src', 'alt'],
    abbr: ['title'],
    span: ['lang'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // Photos of the library (`text-pictures.ts`).
  allowedSchemesByTag: { img: ['foto'] },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src?.startsWith('foto:'),
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    // The order that `text-pictures.ts` reads.
    img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: { src, alt } }),
    a: (tagName, { rel: _, ...attribs }) => ({
      tagName,
      attribs: /^https?:/.test(attribs.href ?? '') ? { ...attribs, rel: 'noopener' } : attribs,
    }),
  },
};

/**
 * Adds the column header to each cell; narrow screens show it in front of the cell, because rows become small lists
 * there.
 */
function labelCells(table: string): string {
  const titles = [...table.matchAll(/<th scope="col">(.*?)<\/th>/gs)].map(([, title = '']) =>
    title
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('"', '&quot;')
      .trim(),
  );
  return table.replaceAll(/<tr>.*?<\/tr>/gs, (row) => {
    let column = 0;
    return row.replaceAll('<td>', () => {
      const title = titles[column++];
      return title ? `<td data-spalte="${title}">` : '<td>';
    });
  });
}

/** The @ in the text of a mail link: a possible line break, since many addresses are wider than a phone. */
const MAIL_IN_LINK = /(<a href="mailto:[^>]*>[^<@]*@)/g;

/**
 * Sanitises editor HTML: nothing that runs, loads or restyles. Tables scroll sideways on narrow screens, so they are
 * focusable for keyboard users.
 */
export function sanitizeEditorHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED)
    .trim()
    .replaceAll(/<table>.*?<\/table>/gs, labelCells)
    .replaceAll('<table>', '<table tabindex="0">')
    .replace(MAIL_IN_LINK, '$1<wbr>');
}

/** „§ 10“, „Artikel 6“, „Absatz 1“: a non-breaking space keeps the number with its sign. */
const CITATION = /(§|\b(?:Artikel|Absatz|Nummer|Satz)) (?=\d)/g;

/**
 * Per generation: enough for some ten thousand entries. A release completes the whole content, of which one text is
 * new.
 */
const CHARACTERS_KEPT = 48 * 1024 * 1024;

/** Paragraphs without any format. */
const renderPlain = (text: string) =>
  text
    .split(/(?:\r?\n){2,}/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim())}</p>`)
    .join('\n');

/**
 * Markdown of the content → sanitised HTML with references to photos. Resolves `&shy;` and other entities. Texts that would block the parser are shown without
 * formats; the editor refuses them, but imports of other systems contain whatever they contain.
 */
const renderWithReferences = rememberTexts(
  (markdown) =>
    findMarkdownFault(markdown) === null
      ? sanitizeEditorHtml(marked.parse(markdown.replace(CITATION, '$1\u00a0'), { async: false }))
      : renderPlain(markdown),
  CHARACTERS_KEPT,
);

/** The same for places that show no pictures. */
export const renderMarkdown = (markdown: string): string => dropPictures(renderWithReferences(markdown));

/** The same with its pictures. Calls `report` for missing photos. */
export const renderWithPictures = (markdown: string, photos: Photos, report: (text: string) => void): string =>
  showPictures(renderWithReferences(markdown), photos, report);
