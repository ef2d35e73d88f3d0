import { z } from 'zod';
import { bilduploadSchema } from '../../schemas/bild.ts';
import { listSchema } from '../../schemas/liste.ts';
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

/** An entry of the directory as events name it. */
const eintragSchema = z.object({ id: z.number().int(), titel: z.string(), detailURL: z.string().nullish() });

/** An event with everything its page shows (requirement V-2): `GET /api/cms/veranstaltungen/{id}`. */
export const veranstaltungSeiteSchema = terminSchema.extend({
  /** Sanitised HTML. */
  text: z.string(),
  eintritt: z.string().nullish(),
  veranstalter: z.string().nullish(),
  brancheneintrag_veranstalter: eintragSchema.nullish(),
  brancheneintrag_veranstaltungsort: eintragSchema.nullish(),
  adresse: z
    .object({
      strasse: z.string(),
      plz: z.string(),
      ort: z.string(),
      geokoordinaten: z.object({ latitude: z.number(), longitude: z.number() }).nullish(),
    })
    .nullish(),
  bildergalerie_zuordnung: z.object({ bilder: z.array(bilduploadSchema) }),
  link: z.string().nullish(),
  linktext: z.string().nullish(),
  /** Further dates of a series, the next ones first. */
  weitere_termine: z.array(terminSchema.pick({ datum_von: true, datum_bis: true, detailURL: true })),
  /** Calendar file of the event. */
  kalenderURL: z.string(),
  seo: seoSchema.nullish(),
});
export type VeranstaltungSeite = z.infer<typeof veranstaltungSeiteSchema>;
