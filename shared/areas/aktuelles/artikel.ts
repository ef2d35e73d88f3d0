import { z } from 'zod';
import { imageUploadSchema } from '../../schemas/image.ts';
import { listSchema } from '../../schemas/list.ts';
import { seoSchema } from '../../schemas/seo.ts';

/** A news article as shown in lists. */
export const artikelShortSchema = imageUploadSchema.extend({
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
export type ArtikelShort = z.infer<typeof artikelShortSchema>;

export const artikelListSchema = listSchema(artikelShortSchema);

/** A whole article. */
export const artikelSchema = artikelShortSchema.extend({
  /** Sanitised HTML. */
  text: z.string(),
  bildergalerie: z.array(imageUploadSchema).default([]),
  verwandte: z.array(artikelShortSchema).default([]),
  seo: seoSchema.nullish(),
});
export type Artikel = z.infer<typeof artikelSchema>;
