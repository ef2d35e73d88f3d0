import { buildSlug } from '@gm/shared/rules/build-slug';

/** Ids of the document's frame, and names that bundled code reads from the window. */
const TAKEN = [
  ...['ansage', 'fuss', 'inhalt', 'kopf', 'oben', 'ort', 'titel'],
  ...['define', 'exports', 'global', 'module', 'process', 'require'],
];
const HEADING = /<h([2-4])((?:\s[^>]*)?)>(.*?)<\/h\1>/gs;
const MAX_LENGTH = 60;

/** Text of a heading for its id; umlauts may be written as entities. */
function readText(html: string): string {
  return html
    .replaceAll(/<[^>]*>|&shy;/g, '')
    .replaceAll(/&([aou])uml;/gi, '$1\u0308')
    .replaceAll('&szlig;', 'ß')
    .replaceAll(/&#?\w+;/g, ' ');
}

/** Stable ids for the same headings in the same order: `gebuehren`, the next of that name `gebuehren-2`. */
function nameSection(text: string, taken: Set<string>): string {
  const slug = buildSlug(text, MAX_LENGTH) || 'abschnitt';
  let id = slug;
  for (let number = 2; taken.has(id); number += 1) id = `${slug}-${number}`;
  taken.add(id);
  return id;
}

/** Whether the place is inside of a link, which cannot contain another one. */
const isInLink = (html: string, index: number) =>
  html.lastIndexOf('<a', index) > Math.max(html.lastIndexOf('</a>', index), html.lastIndexOf('<abbr', index));

/** The link is next to the heading, so that screen readers do not read it as part of the heading. */
function linkSections(html: string, taken: Set<string>): string {
  return html.replaceAll(HEADING, (whole, level: string, attributes: string, content: string, index: number) => {
    const own = /\sid="([^"]+)"/.exec(attributes)?.[1];
    if (own) taken.add(own);
    const id = own ?? nameSection(readText(content), taken);
    const heading = own ? whole : `<h${level}${attributes} id="${id}">${content}</h${level}>`;
    if (isInLink(html, index)) return heading;
    const link = `<a href="#${id}" aria-label="Link zu diesem Abschnitt" aria-describedby="${id}"></a>`;
    return `<div data-gm-abschnitt="">${heading}${link}</div>`;
  });
}

function visit(value: unknown, taken: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('editorHtml' in value && typeof value.editorHtml === 'string') {
    value.editorHtml = linkSections(value.editorHtml, taken);
  } else for (const inner of Object.values(value)) visit(inner, taken);
}

/** Ids that are no longer available for headings of the page. */
export const takeSections = (given: readonly string[] = []): Set<string> => new Set([...TAKEN, ...given]);

/**
 * Gives headings in editors' texts (`shared/schemas/editor/editor-html.ts`) ids that are not in `taken`, and links to
 * them.
 */
export function linkHeadings(context: unknown, taken: Set<string>): void {
  visit(context, taken);
}
