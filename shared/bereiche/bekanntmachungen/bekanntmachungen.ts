/** The notice board: official notices with the period they are published for. */
import { z } from 'zod';
import { listSchema } from '../../schemas/liste.ts';
import { seoSchema } from '../../schemas/seo.ts';

const rubrikSchema = z.object({
  /** As addresses name it, e.g. `satzungen`. */
  typ: z.string(),
  titel: z.string(),
});

/** A notice as lists show it. */
const bekanntmachungKurzSchema = z.object({
  id: z.number().int(),
  titel: z.string(),
  rubrik: rubrikSchema,
  einleitung: z.string().nullish(),
  /** First and last calendar day of publication, `YYYY-MM-DD` in Europe/Berlin. */
  datum_von: z.string(),
  datum_bis: z.string(),
  /** Path of the notice's page. */
  detailURL: z.string(),
});
export type BekanntmachungKurz = z.infer<typeof bekanntmachungKurzSchema>;

/** Reply of `GET /api/cms/bekanntmachungen`. */
export const bekanntmachungenSchema = listSchema(bekanntmachungKurzSchema).extend({
  /** Notices on all pages. */
  anzahl: z.number().int().min(0),
  /** Whether these are the ones whose period is over. */
  archiv: z.boolean(),
  auswahl: z.object({
    /** Years of publication, the latest first. */
    jahre: z.array(z.string()),
    rubriken: z.array(rubrikSchema),
  }),
});
export type Bekanntmachungen = z.infer<typeof bekanntmachungenSchema>;

/** Reply of `GET /api/cms/bekanntmachungen/{id}`. */
export const bekanntmachungSeiteSchema = bekanntmachungKurzSchema.extend({
  /** Sanitised HTML. */
  text: z.string(),
  /** The period is over. */
  abgelaufen: z.boolean(),
  /** The notice as a PDF file. */
  pdfURL: z.string(),
  /** PDF files that belong to it, in the order editors gave them. */
  dokumente: z.array(
    z.object({
      titel: z.string(),
      href: z.string(),
      seiten: z.number().int(),
      /** Bytes. */
      groesse: z.number().int().nullable(),
    }),
  ),
  seo: seoSchema.nullish(),
});
export type BekanntmachungSeite = z.infer<typeof bekanntmachungSeiteSchema>;
