import { z } from 'zod';
import { imageUploadSchema } from '../image.ts';

/** `YYYY-MM-DDTHH:mm`, wall clock in Europe/Berlin; without a time it is an all-day event. */
const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d)?$/);

/** One date of an event. A series has one for each occurrence. */
export const terminSchema = imageUploadSchema.extend({
  id: z.number().int(),
  titel: z.string(),
  einleitung: z.string().nullish(),
  datum_von: moment,
  datum_bis: moment,
  /** Takes place every day from the first to the last at these hours, instead of continuously. */
  taeglich: z.boolean().default(false),
  /** For a series, e.g. 'jeden Freitag'. */
  wiederholung: z.string().nullish(),
  rubriken: z.array(z.string()).default([]),
  veranstaltungsort: z.string().nullish(),
  ortsteil: z.string().nullish(),
  /** Path of the event's page; for a series with the day as `?tag=`. */
  detailURL: z.string(),
});
export type Termin = z.infer<typeof terminSchema>;
