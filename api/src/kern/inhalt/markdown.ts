import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { rememberTexts } from './remember-texts.ts';

const marked = new Marked({
  gfm: true,
  renderer: {
    // Screen readers read a cell together with its heading only when the heading says what it heads.
    tablecell(token) {
      const content = this.parser.parseInline(token.tokens);
      return token.header ? `<th scope="col">${content}</th>` : `<td>${content}</td>`;
    },
  },
});

/** What editors may use; headings start at h2 because the page's title is the h1. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['a', 'strong', 'em', 'b', 'i', 's', 'sup', 'sub', 'abbr', 'code', 'dl', 'dt', 'dd', 'span'],
  ],
  allowedAttributes: {
    a: ['href', 'hreflang', 'lang', 'title', 'rel'],
    abbr: ['title'],
    span: ['lang'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    a: (tagName, { rel: _, ...attribs }) => ({
      tagName,
      attribs: /^https?:/.test(attribs.href ?? '') ? { ...attribs, rel: 'noopener' } : attribs,
    }),
  },
};

/** Each cell with the heading of its column, which a phone writes in front of it: there a row is a small list. */
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

/** The @ in the words of a link to an address: where it may break, since many are wider than a phone. */
const MAIL_IM_LINK = /(<a href="mailto:[^>]*>[^<@]*@)/g;

/**
 * HTML of an editor without anything that could run, load or restyle. Tables scroll sideways on narrow screens, so they
 * take the focus: whoever has no pointer scrolls them with the arrow keys.
 */
export function sanitizeEditorHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED)
    .trim()
    .replaceAll(/<table>.*?<\/table>/gs, labelCells)
    .replaceAll('<table>', '<table tabindex="0">')
    .replace(MAIL_IM_LINK, '$1<wbr>');
}

/** „§ 10“, „Artikel 6“, „Absatz 1“: the number of a provision does not stand alone at the start of a line. */
const FUNDSTELLE = /(§|\b(?:Artikel|Absatz|Nummer|Satz)) (?=\d)/g;

/** Of each kept generation: the texts of some ten thousand entries. A release completes all content, of which one text is new. */
const CHARACTERS_KEPT = 48 * 1024 * 1024;

/** Markdown of the content files → sanitised HTML. `&shy;` and other entities become the characters they name. */
export const renderMarkdown = rememberTexts(
  (markdown) => sanitizeEditorHtml(marked.parse(markdown.replace(FUNDSTELLE, '$1\u00a0'), { async: false })),
  CHARACTERS_KEPT,
);
