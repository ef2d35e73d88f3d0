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

/** Text of a heading for an attribute, its entities as they are: they mean the same there. */
const writeLabel = (html: string) =>
  html
    .replaceAll(/<[^>]*>|&shy;|\u00ad/g, '')
    .replaceAll('"', '&quot;')
    .trim();

/**
 * Names headings of one text: stable ids for the same headings in the same order, `gebuehren`, the next of that name
 * `gebuehren-2`. Remembers the last number, because a text may have thousands of equal headings.
 */
function createNaming(taken: Set<string>): (text: string) => string {
  const numbers = new Map<string, number>();
  return (text) => {
    const slug = buildSlug(text, MAX_LENGTH) || 'abschnitt';
    let number = numbers.get(slug) ?? 1;
    const name = () => (number === 1 ? slug : `${slug}-${number}`);
    while (taken.has(name())) number += 1;
    numbers.set(slug, number);
    const id = name();
    taken.add(id);
    return id;
  };
}

/** Whether places, asked from first to last, are inside of a link, which cannot contain another one. */
function createLinkSearch(html: string): (index: number) => boolean {
  let [from, isInLink] = [0, false];
  return (index) => {
    const between = html.slice(from, index);
    const end = Math.max(between.lastIndexOf('</a>'), between.lastIndexOf('<abbr'));
    const start = between.lastIndexOf('<a');
    if (start > end) isInLink = true;
    else if (end >= 0) isInLink = false;
    from = index;
    return isInLink;
  };
}

/**
 * The link is next to the heading, so that screen readers do not read it as part of the heading. Its name ends with the
 * heading: in a list of links, equal names would hide the different targets.
 */
function linkSections(html: string, taken: Set<string>): string {
  const nameSection = createNaming(taken);
  const isInLink = createLinkSearch(html);
  return html.replaceAll(HEADING, (whole, level: string, attributes: string, content: string, index: number) => {
    const own = /\sid="([^"]+)"/.exec(attributes)?.[1];
    if (own) taken.add(own);
    const id = own ?? nameSection(readText(content));
    const heading = own ? whole : `<h${level}${attributes} id="${id}">${content}</h${level}>`;
    if (isInLink(index)) return heading;
    const link = `<a href="#${id}" aria-label="Link zu diesem Abschnitt: ${writeLabel(content)}"></a>`;
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
