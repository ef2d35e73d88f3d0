import type { Page as PageFacts } from '@gm/shared/contract';
import type { GemeindeShort } from '@gm/shared/schemas/gemeinde';
import type { PageData } from './seite-daten.ts';

/** Facts about a page that templates receive. */
export function describePage(
  { id, pfad: path, suche: search, title, formular: form }: PageData,
  gemeinde: GemeindeShort,
): PageFacts {
  return { pfad: path, suche: search, titel: title, gemeinde, formular: form, ...(id === undefined ? {} : { id }) };
}
