/**
 * Page data inside the document. HTML of editors makes up most of a page and already stands in its markup, so it is
 * not sent twice: a string that stands verbatim in an element marked with `data-gm-html` (shared/ui/editor-text.tsx)
 * is replaced by a reference to that element.
 */
export const DATEN_ID = 'gm-daten';
export const MARKUP_ATTRIBUTE = 'data-gm-html';

/** Points to the n-th marked element of the document, from 0. */
export interface MarkupReference {
  $markup: number;
}

const MIN_LENGTH = 80;
/** As React writes the attribute; what follows is the editor's HTML, character for character. */
const MARKED = / data-gm-html="[^"]*"[^>]*>/g;

/** JSON for a `<script>`: nothing in it can end the element. */
export function serializePageData(data: unknown, html: string): string {
  const contentStarts = [...html.matchAll(MARKED)].map((match) => match.index + match[0].length);
  const replaceMarkup = (_key: string, value: unknown): unknown => {
    if (typeof value !== 'string' || value.length < MIN_LENGTH || !value.includes('<')) return value;
    // The element's whole content, not the beginning of a longer one.
    const index = contentStarts.findIndex(
      (start) => html.startsWith(value, start) && html.startsWith('</', start + value.length),
    );
    return index < 0 ? value : ({ $markup: index } satisfies MarkupReference);
  };
  return JSON.stringify(data, replaceMarkup).replace(/</g, '\\u003c');
}
