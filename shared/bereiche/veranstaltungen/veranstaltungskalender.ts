import { z } from 'zod';
import { galerieSchema } from '../../schemas/bild.ts';
import { listSchema } from '../../schemas/liste.ts';
import { adresseSchema, eintragVerweisSchema } from '../../schemas/ort.ts';
import { seoSchema } from '../../schemas/seo.ts';
import { terminSchema } from '../../schemas/termin.ts';

/** What the calendar can be narrowed down to. */
const auswahlSchema = z.object({
  /** `YYYY-MM` */
  monate: z.array(z.string()),
  rubriken: z.array(z.object({ id: z.number().int(), rubrik: z.string() })),
  ortsteile: z.array(z.string()),
  orte: z.array(z.string()),
});

/** Reply of `GET /api/cms/veranstaltungen`. */
export const termineSchema = listSchema(terminSchema).extend({
  /** Dates on all pages. */
  anzahl: z.number().int(),
  /** Calendar day in Europe/Berlin the list was made for. */
  heute: z.string(),
  /** The month shown, where the answer is one month. */
  monat: z.string().nullish(),
  auswahl: auswahlSchema,
});
export type Termine = z.infer<typeof termineSchema>;

/** An event with everything its page shows (requirement V-2): `GET /api/cms/veranstaltungen/{id}`. */
export const veranstaltungSeiteSchema = terminSchema.extend({
  /** Sanitised HTML. */
  text: z.string(),
  eintritt: z.string().nullish(),
  veranstalter: z.string().nullish(),
  brancheneintrag_veranstalter: eintragVerweisSchema.nullish(),
  brancheneintrag_veranstaltungsort: eintragVerweisSchema.nullish(),
  adresse: adresseSchema.nullish(),
  bildergalerie_zuordnung: galerieSchema,
  link: z.string().nullish(),
  linktext: z.string().nullish(),
  /** Further dates of a series, the next ones first. */
  weitere_termine: z.array(terminSchema.pick({ datum_von: true, datum_bis: true, detailURL: true })),
  /** Calendar file of the event. */
  kalenderURL: z.string(),
  seo: seoSchema.nullish(),
});
export type VeranstaltungSeite = z.infer<typeof veranstaltungSeiteSchema>;
