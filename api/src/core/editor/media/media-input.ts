import { PDF_MAX_BYTES, PDF_TOO_LARGE } from '@gm/shared/rules/pdf-upload';
import { companionFields, isFile, optionalImage, optionalText } from '@gm/shared/schemas/pieces';
import * as z from 'zod/mini';

/** `POST /api/intranet/redaktion/medien`: a picture for the library. */
export const mediaInputSchema = z.object({
  bild: optionalImage(),
  /** Original file name. */
  name: optionalText({ max: 200 }),
  /** Name of the picture to replace everywhere; empty for a new one. */
  ersetzt: optionalText({ max: 200 }),
  ...companionFields,
});

/** `POST /api/intranet/redaktion/dokumente`: a PDF file, which entries can then mention. */
export const documentInputSchema = z.object({
  /** The content determines the type, not the name. */
  dokument: z.pipe(
    z.transform((value: unknown) => (isFile(value) ? value : undefined)),
    z.optional(
      z.custom<{ size: number; type: string }>().check(z.refine(({ size }) => size <= PDF_MAX_BYTES, PDF_TOO_LARGE)),
    ),
  ),
  /** Original file name. */
  name: optionalText({ max: 200 }),
  ...companionFields,
});
