import sanitizeHtml from 'sanitize-html';
import { escapeHtml } from '../platform/text/escape-html.ts';

/** Markup that the form's editor can produce; everything else is forged. */
const ALLOWED: sanitizeHtml.IOptions = {
  // The editor nests lists a few levels deep; parsing thousands of levels takes seconds.
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

/** Heuristic for text from the editor; browsers without scripts send plain text. */
const isHtml = (text: string) => /^\s*<(p|div|ul|ol)\b/i.test(text);

/** The description as sanitised HTML. */
export function toHtml(text: string): string {
  if (isHtml(text)) return sanitizeHtml(text, ALLOWED).trim();
  const paragraphs = text.split(/(?:\r?\n){2,}/).filter((paragraph) => paragraph.trim());
  return paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replace(/\r?\n/g, '<br>')}</p>`).join('');
}

/** The description for mails: paragraphs, list items with a dash, no other formatting. */
export function toText(html: string): string {
  const structured = toHtml(html)
    .replace(/<li>/g, '\n- ')
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<\/(p|ul|ol)>/g, '\n\n');
  return sanitizeHtml(structured, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
