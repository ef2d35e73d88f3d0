import sanitizeHtml from 'sanitize-html';
import { escapeHtml } from '../regeln/escape-html.ts';

/** What the little editor of the form can make; everything else a browser sends is somebody's own doing. */
const ERLAUBT: sanitizeHtml.IOptions = {
  // The editor nests lists a few times; thousands of levels cost seconds.
  nestingLimit: 20,
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    div: 'p',
    a: (tagName, { href }) => ({ tagName, attribs: { ...(href ? { href } : {}), rel: 'nofollow noopener' } }),
  },
};

/** Written by the editor, as far as one can tell; a browser without scripts sends plain text. */
const isHtml = (text: string) => /^\s*<(p|div|ul|ol)\b/i.test(text);

/** The description as sanitised HTML. */
export function toHtml(text: string): string {
  if (isHtml(text)) return sanitizeHtml(text, ERLAUBT).trim();
  const absaetze = text.split(/(?:\r?\n){2,}/).filter((absatz) => absatz.trim());
  return absaetze.map((absatz) => `<p>${escapeHtml(absatz.trim()).replace(/\r?\n/g, '<br>')}</p>`).join('');
}

/** The description as mails show it: paragraphs, points with a dash, nothing marked. */
export function toText(html: string): string {
  const gegliedert = toHtml(html)
    .replace(/<li>/g, '\n- ')
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<\/(p|ul|ol)>/g, '\n\n');
  return sanitizeHtml(gegliedert, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
