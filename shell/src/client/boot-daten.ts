import { DATEN_ID, MARKUP_ATTRIBUTE, type MarkupReference } from '../seite/page-data.ts';
import type { BootDaten } from '../seite/seite-daten.ts';

/** Reads the page data of the document. Editor texts are taken from the markup, where they already stand. */
export function readBootDaten(): BootDaten {
  const markup = document.querySelectorAll(`[${MARKUP_ATTRIBUTE}]`);
  const isReference = (value: unknown): value is MarkupReference =>
    typeof value === 'object' && value !== null && '$markup' in value;
  return JSON.parse(document.getElementById(DATEN_ID)?.textContent ?? '', (_key, value: unknown) =>
    isReference(value) ? (markup[value.$markup]?.innerHTML ?? '') : value,
  ) as BootDaten;
}
