import { DATA_ID, MARKUP_ATTRIBUTE, type MarkupReference } from '../../base/page-data.ts';
import type { BootData } from '../../base/seite-daten.ts';

/** Reads the page data of the document. Editor texts are read from the markup. */
export function readBootData(): BootData {
  const markup = document.querySelectorAll(`[${MARKUP_ATTRIBUTE}]`);
  const isReference = (value: unknown): value is MarkupReference =>
    typeof value === 'object' && value !== null && '$markup' in value;
  return JSON.parse(document.getElementById(DATA_ID)?.textContent ?? '', (_key, value: unknown) =>
    isReference(value) ? (markup[value.$markup]?.innerHTML ?? '') : value,
  ) as BootData;
}
