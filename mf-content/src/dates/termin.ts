import { terminSchema as answerSchema } from '@gm/shared/schemas/events/termin';
import { imageFields, listField, textField, tolerant } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

const day = /^\d{4}-\d{2}-\d{2}/;

/** Start and end of a date. An end before the start is replaced by the start. */
export const timeFields = {
  datum_von: z.string().regex(day),
  datum_bis: z.string().regex(day).nullable().catch(null),
  taeglich: z.boolean().catch(false),
};

/** A category: its name, or the category with the address of the event (requirement V-2). */
export const categoryField = z.union([
  z.string().transform((category) => ({ rubrik: category, detailURL: null })),
  z.object({ rubrik: z.string(), detailURL: textField }),
]);

/** A date as shown in lists; only displayed fields are passed on to the browser. */
export const terminSchema = tolerant(answerSchema.omit({ id: true, bildtext: true, bildcopyright: true }), {
  ...timeFields,
  titel: z.string().min(1),
  rubriken: listField(categoryField, 3),
  bild: imageFields.bild,
}).transform(({ datum_bis, rubriken: categories, detailURL, ...termin }) => ({
  ...termin,
  rubriken: categories.map(({ rubrik: category }) => category),
  detailURL: detailURL ?? categories[0]?.detailURL ?? null,
  datum_bis: datum_bis !== null && datum_bis >= termin.datum_von ? datum_bis : termin.datum_von,
}));
export type Termin = z.output<typeof terminSchema>;
