/** The notice board: official notices with their publication period. */
import { z } from 'zod';
import { listSchema } from '../../schemas/list.ts';
import { seoSchema } from '../../schemas/seo.ts';

const categorySchema = z.object({
  /** As used in URLs, e.g. `satzungen`. */
  typ: z.string(),
  titel: z.string(),
});

/** A notice as shown in lists. */
const bekanntmachungShortSchema = z.object({
  id: z.number().int(),
  titel: z.string(),
  rubrik: categorySchema,
  einleitung: z.string().nullish(),
  /** First and last calendar day of publication, `YYYY-MM-DD` in Europe/Berlin. */
  datum_von: z.string(),
  datum_bis: z.string(),
  /** Path of the notice's page. */
  detailURL: z.string(),
});
export type BekanntmachungShort = z.infer<typeof bekanntmachungShortSchema>;

/** Reply of `GET /api/cms/bekanntmachungen`. */
export const bekanntmachungenSchema = listSchema(bekanntmachungShortSchema).extend({
  /** Total over all pages. */
  anzahl: z.number().int().min(0),
  /** Whether these are the notices whose period has ended. */
  archiv: z.boolean(),
  auswahl: z.object({
    /** Years of publication, latest first. */
    jahre: z.array(z.string()),
    rubriken: z.array(categorySchema),
  }),
});
export type Bekanntmachungen = z.infer<typeof bekanntmachungenSchema>;

/** Reply of `GET /api/cms/bekanntmachungen/{id}`. */
export const bekanntmachungPageSchema = bekanntmachungShortSchema.extend({
  /** Sanitised HTML. */
  text: z.string(),
  /** The period is over. */
  abgelaufen: z.boolean(),
  /** The notice as a PDF file. */
  pdfURL: z.string(),
  /** PDF files of the notice, in the editors' order. */
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
export type BekanntmachungPage = z.infer<typeof bekanntmachungPageSchema>;
