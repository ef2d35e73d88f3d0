/** Data for the event forms: organisers, categories, and the event a hall is rented for. */
import { z } from 'zod';
import { listSchema } from '../list.ts';

export const BRANCHENEINTRAG_TYPES = ['vereine', 'institutionen', 'einrichtungen', 'firmen'] as const;

const contactSchema = z.object({
  link: z.string().default(''),
  telefon: z.string().default(''),
  telefax: z.string().default(''),
  email: z.string().default(''),
});
const addressSchema = z.object({
  strasse: z.string().default(''),
  plz: z.string().default(''),
  ort: z.string().default(''),
  geokoordinaten: z.object({ latitude: z.number(), longitude: z.number() }).nullish(),
});

/** A directory entry, as organiser of an event. */
export const brancheneintragSchema = z.object({
  id: z.number().int(),
  typ: z.enum(BRANCHENEINTRAG_TYPES),
  titel: z.string(),
  kontakt: contactSchema.prefault({}),
  adresse: addressSchema.prefault({}),
  ansprechpartner: z.string().default(''),
});
export type Brancheneintrag = z.infer<typeof brancheneintragSchema>;

/** Fields that forms read from `GET /api/cms/brancheneintraege`. */
export const brancheneintraegeSchema = listSchema(brancheneintragSchema.pick({ id: true, titel: true }));

export const rubrikSchema = z.object({ id: z.number().int(), rubrik: z.string() });
/** Reply of `GET /api/cms/veranstaltungen_rubrik`. */
export const categorySchema = listSchema(rubrikSchema);

/**
 * Reply of `GET /api/cms/veranstaltungen/{id}`: only what the hall form needs, because the event may be unpublished.
 */
export const veranstaltungShortSchema = z.object({
  id: z.number().int(),
  titel: z.string(),
  /** Organiser as free text, if not in the directory. */
  veranstalter: z.string().nullish(),
  brancheneintrag_veranstalter: brancheneintragSchema.omit({ typ: true }).nullish(),
  /** Date and time, `YYYY-MM-DD` and `HH:mm`. */
  datum_von: z.string().nullish(),
  datum_bis: z.string().nullish(),
  zeit_von: z.string().nullish(),
  zeit_bis: z.string().nullish(),
});
export type VeranstaltungShort = z.infer<typeof veranstaltungShortSchema>;
