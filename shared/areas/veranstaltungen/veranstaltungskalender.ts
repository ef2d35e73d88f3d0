import { z } from 'zod';
import { addressSchema, entryCrossReferenceSchema } from '../../schemas/events/location.ts';
import { terminSchema } from '../../schemas/events/termin.ts';
import { gallerySchema } from '../../schemas/image.ts';
import { listSchema } from '../../schemas/list.ts';
import { seoSchema } from '../../schemas/seo.ts';

/** Available filters of the calendar. */
const selectionSchema = z.object({
  /** `YYYY-MM` */
  monate: z.array(z.string()),
  rubriken: z.array(z.object({ id: z.number().int(), rubrik: z.string() })),
  ortsteile: z.array(z.string()),
  orte: z.array(z.string()),
});

/** Reply of `GET /api/cms/veranstaltungen`. */
export const termineSchema = listSchema(terminSchema).extend({
  /** Total over all pages. */
  anzahl: z.number().int(),
  /** Calendar day in Europe/Berlin for which the list was built. */
  heute: z.string(),
  /** The month, if the reply covers one. */
  monat: z.string().nullish(),
  auswahl: selectionSchema,
});
export type Termine = z.infer<typeof termineSchema>;

/** An event with everything its page shows (requirement V-2): `GET /api/cms/veranstaltungen/{id}`. */
export const veranstaltungPageSchema = terminSchema.extend({
  /** Sanitised HTML. */
  text: z.string(),
  eintritt: z.string().nullish(),
  veranstalter: z.string().nullish(),
  brancheneintrag_veranstalter: entryCrossReferenceSchema.nullish(),
  brancheneintrag_veranstaltungsort: entryCrossReferenceSchema.nullish(),
  adresse: addressSchema.nullish(),
  bildergalerie_zuordnung: gallerySchema,
  link: z.string().nullish(),
  linktext: z.string().nullish(),
  /** Further dates of a series, next first. */
  weitere_termine: z.array(terminSchema.pick({ datum_von: true, datum_bis: true, detailURL: true })),
  /** Calendar file of the event. */
  kalenderURL: z.string(),
  seo: seoSchema.nullish(),
});
export type VeranstaltungPage = z.infer<typeof veranstaltungPageSchema>;
