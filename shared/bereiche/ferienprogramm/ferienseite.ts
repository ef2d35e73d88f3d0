import { z } from 'zod';
import { bilduploadSchema, galerieSchema } from '../../schemas/bild.ts';
import { adresseSchema, eintragVerweisSchema } from '../../schemas/ort.ts';

/** What the page of an event tells besides the facts of the programme, which have a call of their own (requirement F-3). */
export const ferienseiteSchema = bilduploadSchema.extend({
  id: z.number().int(),
  titel: z.string(),
  /** `YYYY-MM-DDTHH:mm`, wall clock in Europe/Berlin; without a time the event fills the whole day. */
  datum_von: z.string(),
  datum_bis: z.string(),
  bildergalerie_zuordnung: galerieSchema,
  veranstalter: z.string().nullable(),
  brancheneintrag_veranstalter: eintragVerweisSchema.nullable(),
  veranstaltungsort: z.string().nullable(),
  brancheneintrag_veranstaltungsort: eintragVerweisSchema.nullable(),
  adresse: adresseSchema.nullable(),
  /** Sanitised HTML. */
  text: z.string(),
});
export type Ferienseite = z.output<typeof ferienseiteSchema>;
