/**
 * Page data inside the document. Editors' HTML makes up most of a page and is already in the markup. A string that
 * equals the content of an element marked with `data-gm-html` (shared/ui/editor-text.tsx) is therefore replaced by a
 * reference to that element.
 */
export const DATA_ID = 'gm-daten';
export const MARKUP_ATTRIBUTE = 'data-gm-html';

/** Refers to the n-th marked element of the document, counted from 0. */
export interface MarkupReference {
  $markup: number;
}

const MIN_LENGTH = 80;
/** More than a page has: each text is compared with each of them, and a module writes both. */
const MAX_MARKED = 500;
/** The attribute as React writes it: without `>` in values. The editor's HTML follows the element's tag verbatim. */
const MARKED = ` ${MARKUP_ATTRIBUTE}="`;

/** Linear: a regular expression without a match searches to the end from each beginning in a module’s HTML. */
function findContentStarts(html: string): number[] {
  const starts: number[] = [];
  for (let at = html.indexOf(MARKED); at >= 0 && starts.length < MAX_MARKED; at = html.indexOf(MARKED, at)) {
    at = html.indexOf('>', at) + 1;
    if (at === 0) break;
    starts.push(at);
  }
  return starts;
}

/** JSON for a `<script>`, escaped so that nothing closes the element. */
export function serializePageData(data: unknown, html: string): string {
  const contentStarts = findContentStarts(html);
  const replaceMarkup = (_key: string, value: unknown): unknown => {
    if (typeof value !== 'string' || value.length < MIN_LENGTH || !value.includes('<')) return value;
    // The string must be the element's whole content, not only its beginning.
    const index = contentStarts.findIndex(
      (start) => html.startsWith(value, start) && html.startsWith('</', start + value.length),
    );
    return index < 0 ? value : ({ $markup: index } satisfies MarkupReference);
  };
  return JSON.stringify(data, replaceMarkup).replace(/</g, '\\u003c');
}
