import { z } from 'zod';
import { bilduploadSchema } from './bild.ts';

/** `YYYY-MM-DDTHH:mm`, wall clock in Europe/Berlin; without a time the event fills the whole day. */
const zeitpunkt = z.string().regex(/^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d)?$/);

/** One date of an event. A series has one for each time it takes place. */
export const terminSchema = bilduploadSchema.extend({
  id: z.number().int(),
  titel: z.string(),
  einleitung: z.string().nullish(),
  datum_von: zeitpunkt,
  datum_bis: zeitpunkt,
  /** Between first and last day it takes place daily at these hours, not day and night. */
  taeglich: z.boolean().default(false),
  /** Of a series, e.g. 'jeden Freitag'. */
  wiederholung: z.string().nullish(),
  rubriken: z.array(z.string()).default([]),
  veranstaltungsort: z.string().nullish(),
  ortsteil: z.string().nullish(),
  /** Path of the event's page; of a series with the day as `?tag=`. */
  detailURL: z.string(),
});
export type Termin = z.infer<typeof terminSchema>;
