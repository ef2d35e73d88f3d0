import { terminSchema as antwortSchema } from '@gm/shared/schemas/termin';
import { bildFelder, listenFeld, textFeld, tolerant } from '@gm/shared/schemas/tolerante-felder';
import { z } from 'zod';

const tag = /^\d{4}-\d{2}-\d{2}/;

/** First and last moment of a date. One that ends before it begins ends when it begins. */
export const zeitFelder = {
  datum_von: z.string().regex(tag),
  datum_bis: z.string().regex(tag).nullable().catch(null),
  taeglich: z.boolean().catch(false),
};

/** A category: its name, or the category itself with the address that leads to its event (requirement V-2). */
export const rubrikFeld = z.union([
  z.string().transform((rubrik) => ({ rubrik, detailURL: null })),
  z.object({ rubrik: z.string(), detailURL: textFeld }),
]);

/** A date of an event as lists show it; of what the api sends, only what is shown travels on to the browser. */
export const terminSchema = tolerant(antwortSchema.omit({ id: true, bildtext: true, bildcopyright: true }), {
  ...zeitFelder,
  titel: z.string().min(1),
  rubriken: listenFeld(rubrikFeld, 3),
  bild: bildFelder.bild,
}).transform(({ datum_bis, rubriken, detailURL, ...termin }) => ({
  ...termin,
  rubriken: rubriken.map(({ rubrik }) => rubrik),
  detailURL: detailURL ?? rubriken[0]?.detailURL ?? null,
  datum_bis: datum_bis !== null && datum_bis >= termin.datum_von ? datum_bis : termin.datum_von,
}));
export type Termin = z.output<typeof terminSchema>;
