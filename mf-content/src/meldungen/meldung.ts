import { artikelKurzSchema, artikelListeSchema } from '@gm/shared/bereiche/aktuelles/artikel';
import {
  bildFelder,
  listenFeld,
  modulFelder,
  orEmpty,
  paginationFeld,
  readListe,
  tolerant,
} from '@gm/shared/schemas/tolerante-felder';
import { z } from 'zod';

/** A news item as cards show it; of what the api sends, only what is shown travels on to the browser. */
export const meldungSchema = modulFelder(
  tolerant(
    artikelKurzSchema.pick({
      titel: true,
      einleitung: true,
      datum_von: true,
      rubrik_name: true,
      detailURL: true,
      bild: true,
    }),
    { titel: z.string().min(1), bild: bildFelder.bild },
  ).shape,
);
export type Meldung = z.output<typeof meldungSchema>;

/** Reply of a list call, or the list alone; a call that failed is an empty list. */
export function meldungenFeld(max?: number) {
  const liste = tolerant(artikelListeSchema, { data: listenFeld(meldungSchema, max), pagination: paginationFeld });
  return z.preprocess(readListe, orEmpty(liste));
}
