import { z } from 'zod';
import { bilduploadSchema } from '../../schemas/bild.ts';
import { listSchema } from '../../schemas/liste.ts';
import { seoSchema } from '../../schemas/seo.ts';

/** A news article as lists show it. */
export const artikelKurzSchema = bilduploadSchema.extend({
  id: z.number().int(),
  titel: z.string(),
  einleitung: z.string().nullish(),
  /** Calendar day `YYYY-MM-DD` in Europe/Berlin. */
  datum_von: z.string(),
  rubrik_name: z.string().nullish(),
  /** Path of the article's page, e.g. `/aktuelles/neue-bruecke-id_12/`. */
  detailURL: z.string(),
  /** Shown among the 'Topthemen'. */
  highlight: z.boolean().default(false),
  news: z.boolean().default(true),
});
export type ArtikelKurz = z.infer<typeof artikelKurzSchema>;

export const artikelListeSchema = listSchema(artikelKurzSchema);

/** A whole article. */
export const artikelSchema = artikelKurzSchema.extend({
  /** Sanitised HTML. */
  text: z.string(),
  bildergalerie: z.array(bilduploadSchema).default([]),
  verwandte: z.array(artikelKurzSchema).default([]),
  seo: seoSchema.nullish(),
});
export type Artikel = z.infer<typeof artikelSchema>;
