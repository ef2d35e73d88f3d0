import { z } from 'zod';
import { addressSchema, entryCrossReferenceSchema } from '../../schemas/events/location.ts';
import { gallerySchema, imageUploadSchema } from '../../schemas/image.ts';

/** What an event's page shows in addition to the programme data, which has its own call (requirement F-3). */
export const holidayPageSchema = imageUploadSchema.extend({
  id: z.number().int(),
  titel: z.string(),
  /** `YYYY-MM-DDTHH:mm`, wall clock in Europe/Berlin; without a time it is an all-day event. */
  datum_von: z.string(),
  datum_bis: z.string(),
  bildergalerie_zuordnung: gallerySchema,
  veranstalter: z.string().nullable(),
  brancheneintrag_veranstalter: entryCrossReferenceSchema.nullable(),
  veranstaltungsort: z.string().nullable(),
  brancheneintrag_veranstaltungsort: entryCrossReferenceSchema.nullable(),
  adresse: addressSchema.nullable(),
  /** Sanitised HTML. */
  text: z.string(),
});
export type HolidayPage = z.output<typeof holidayPageSchema>;
