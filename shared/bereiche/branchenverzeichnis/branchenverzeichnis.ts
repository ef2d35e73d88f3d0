/** The directory of clubs, institutions, facilities and firms. */
import { z } from 'zod';
import { bilduploadSchema } from '../../schemas/bild.ts';
import { listSchema } from '../../schemas/liste.ts';
import { oeffnungszeitSchema } from '../../schemas/oeffnungszeiten.ts';
import { seoSchema } from '../../schemas/seo.ts';
import { terminSchema } from '../../schemas/termin.ts';
import { type Brancheneintrag, brancheneintragSchema } from '../../schemas/veranstaltung-daten.ts';

export type BrancheneintragTyp = Brancheneintrag['typ'];

/** An entry as the directory lists it. */
const brancheneintragKurzSchema = z.object({
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
export type BrancheneintragKurz = z.infer<typeof brancheneintragKurzSchema>;

const anzahl = z.number().int().min(0);

/** Reply of `GET /api/cms/brancheneintraege`. */
export const branchenverzeichnisSchema = listSchema(brancheneintragKurzSchema).extend({
  /** Entries on all pages. */
  anzahl,
  /** What the list can be narrowed down to, with the number of entries that would be left. */
  auswahl: z.object({
    typen: z.array(z.object({ typ: brancheneintragSchema.shape.typ, titel: z.string(), anzahl })),
    rubriken: z.array(z.object({ id: z.number().int(), rubrik: z.string(), anzahl })),
    /** First letters that have entries; digits and the like are '0-9'. */
    buchstaben: z.array(z.string()),
  }),
});
export type Branchenverzeichnis = z.infer<typeof branchenverzeichnisSchema>;

/** Reply of `GET /api/cms/brancheneintraege/{id}`. */
export const brancheneintragSeiteSchema = brancheneintragSchema.extend(bilduploadSchema.shape).extend({
  rubrik: z.string().nullish(),
  einleitung: z.string().nullish(),
  /** Sanitised HTML. */
  text: z.string(),
  oeffnungszeiten: z.array(oeffnungszeitSchema),
  /** Coming events it organises, the next ones first; of a series the next one. */
  termine: z.array(terminSchema),
  /** The calendar, narrowed down to them. */
  veranstaltungenURL: z.string().nullish(),
  seo: seoSchema.nullish(),
});
export type BrancheneintragSeite = z.infer<typeof brancheneintragSeiteSchema>;
