import { PDF_MAX_BYTES, PDF_ZU_GROSS } from '@gm/shared/regeln/pdf-upload';
import { begleitfelder, isFile, optionalerText, optionalesBild } from '@gm/shared/schemas/bausteine';
import * as z from 'zod/mini';

/** `POST /api/intranet/redaktion/medien`: a picture for the library. */
export const medienEingabeSchema = z.object({
  bild: optionalesBild(),
  /** What the file was called. */
  name: optionalerText({ max: 200 }),
  /** Of the picture in whose place it comes, everywhere; empty: it is a new one. */
  ersetzt: optionalerText({ max: 200 }),
  ...begleitfelder,
});

/** `POST /api/intranet/redaktion/dokumente`: a PDF file that entries of the content may mention then. */
export const dokumentEingabeSchema = z.object({
  /** What it is tells its content. */
  dokument: z.pipe(
    z.transform((wert: unknown) => (isFile(wert) ? wert : undefined)),
    z.optional(
      z.custom<{ size: number; type: string }>().check(z.refine(({ size }) => size <= PDF_MAX_BYTES, PDF_ZU_GROSS)),
    ),
  ),
  /** What the file was called. */
  name: optionalerText({ max: 200 }),
  ...begleitfelder,
});
