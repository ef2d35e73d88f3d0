/** What the forms about events read: organisers, categories, and the event a hall is rented for. */
import { z } from 'zod';
import { listSchema } from './liste.ts';

export const BRANCHENEINTRAG_TYPEN = ['vereine', 'institutionen', 'einrichtungen', 'firmen'] as const;

const kontaktSchema = z.object({
  link: z.string().default(''),
  telefon: z.string().default(''),
  telefax: z.string().default(''),
  email: z.string().default(''),
});
const adresseSchema = z.object({
  strasse: z.string().default(''),
  plz: z.string().default(''),
  ort: z.string().default(''),
  geokoordinaten: z.object({ latitude: z.number(), longitude: z.number() }).nullish(),
});

/** An entry of the directory, as the organiser of an event. */
export const brancheneintragSchema = z.object({
  id: z.number().int(),
  typ: z.enum(BRANCHENEINTRAG_TYPEN),
  titel: z.string(),
  kontakt: kontaktSchema.prefault({}),
  adresse: adresseSchema.prefault({}),
  ansprechpartner: z.string().default(''),
});
export type Brancheneintrag = z.infer<typeof brancheneintragSchema>;

/** What forms read of `GET /api/cms/brancheneintraege`. */
export const brancheneintraegeSchema = listSchema(brancheneintragSchema.pick({ id: true, titel: true }));

export const rubrikSchema = z.object({ id: z.number().int(), rubrik: z.string() });
/** Reply of `GET /api/cms/veranstaltungen_rubrik`. */
export const rubrikenSchema = listSchema(rubrikSchema);

/** Reply of `GET /api/cms/veranstaltungen/{id}`: no more than the hall form needs, for the event may not be public yet. */
export const veranstaltungKurzSchema = z.object({
  id: z.number().int(),
  titel: z.string(),
  /** Organiser in words, when it is none of the directory. */
  veranstalter: z.string().nullish(),
  brancheneintrag_veranstalter: brancheneintragSchema.omit({ typ: true }).nullish(),
  /** When it is, `YYYY-MM-DD` and `HH:mm`. */
  datum_von: z.string().nullish(),
  datum_bis: z.string().nullish(),
  zeit_von: z.string().nullish(),
  zeit_bis: z.string().nullish(),
});
export type VeranstaltungKurz = z.infer<typeof veranstaltungKurzSchema>;
