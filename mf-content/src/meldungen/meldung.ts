import { bildFelder, listenFeld, modulFelder, readListe, textFeld } from '@gm/shared/schemas/tolerante-felder';
import { z } from 'zod';

/** A news item as cards show it; of what the api sends, only what is shown travels on to the browser. */
export const meldungSchema = modulFelder({
  titel: z.string().min(1),
  einleitung: textFeld,
  datum_von: textFeld,
  rubrik_name: textFeld,
  detailURL: textFeld,
  bild: bildFelder.bild,
});
export type Meldung = z.output<typeof meldungSchema>;

const seitenzahl = z.number().int().min(1).catch(1);

/** Reply of a list call, or the list alone; a call that failed is an empty list. */
export function meldungenFeld(max?: number) {
  return z
    .preprocess(
      readListe,
      z.object({
        data: listenFeld(meldungSchema, max),
        pagination: z.object({ page: seitenzahl, pages: seitenzahl }).catch({ page: 1, pages: 1 }),
      }),
    )
    .catch({ data: [], pagination: { page: 1, pages: 1 } });
}
