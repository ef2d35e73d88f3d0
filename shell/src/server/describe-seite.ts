import type { GemeindeKurz } from '@gm/shared/schemas/gemeinde';
import type { Seite as SeitenFakten } from '@gm/shared/vertrag';
import type { SeitenDaten } from '../seite/seite-daten.ts';

/** The facts about a page that its templates get. */
export function describeSeite({ id, pfad, suche, title, formular }: SeitenDaten, gemeinde: GemeindeKurz): SeitenFakten {
  return { pfad, suche, titel: title, gemeinde, formular, ...(id === undefined ? {} : { id }) };
}
