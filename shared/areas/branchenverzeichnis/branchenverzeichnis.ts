/** The directory of clubs, institutions, facilities and firms. */
import { z } from 'zod';
import { terminSchema } from '../../schemas/events/termin.ts';
import { type Brancheneintrag, brancheneintragSchema } from '../../schemas/events/veranstaltung-data.ts';
import { imageUploadSchema } from '../../schemas/image.ts';
import { listSchema } from '../../schemas/list.ts';
import { openingTimeSchema } from '../../schemas/opening-hours.ts';
import { seoSchema } from '../../schemas/seo.ts';

export type BrancheneintragType = Brancheneintrag['typ'];

/** An entry as shown in lists. */
const brancheneintragShortSchema = z.object({
  id: z.number().int(),
  titel: z.string(),
  typ: brancheneintragSchema.shape.typ,
  rubrik: z.string().nullish(),
  einleitung: z.string().nullish(),
  adresse: brancheneintragSchema.shape.adresse,
  telefon: z.string().nullish(),
  /** Path of the entry's page. */
  detailURL: z.string(),
});
export type BrancheneintragShort = z.infer<typeof brancheneintragShortSchema>;

const count = z.number().int().min(0);

/** Reply of `GET /api/cms/brancheneintraege`. */
export const branchenverzeichnisSchema = listSchema(brancheneintragShortSchema).extend({
  /** Total over all pages. */
  anzahl: count,
  /** Available filters, each with the number of entries it would leave. */
  auswahl: z.object({
    typen: z.array(z.object({ typ: brancheneintragSchema.shape.typ, titel: z.string(), anzahl: count })),
    rubriken: z.array(z.object({ id: z.number().int(), rubrik: z.string(), anzahl: count })),
    /** First letters that have entries; '0-9' stands for digits and other characters. */
    buchstaben: z.array(z.string()),
  }),
});
export type Branchenverzeichnis = z.infer<typeof branchenverzeichnisSchema>;

/** Reply of `GET /api/cms/brancheneintraege/{id}`. */
export const brancheneintragPageSchema = brancheneintragSchema.extend(imageUploadSchema.shape).extend({
  rubrik: z.string().nullish(),
  einleitung: z.string().nullish(),
  /** Sanitised HTML. */
  text: z.string(),
  oeffnungszeiten: z.array(openingTimeSchema),
  /** Upcoming events it organises, next first; only the next one of a series. */
  termine: z.array(terminSchema),
  /** Path of the calendar filtered by this organiser. */
  veranstaltungenURL: z.string().nullish(),
  seo: seoSchema.nullish(),
});
export type BrancheneintragPage = z.infer<typeof brancheneintragPageSchema>;
