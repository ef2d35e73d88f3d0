import { askPdfThread } from './ask-pdf-thread.ts';
import type { PdfContent, PdfLimits } from './inspect-pdf.ts';

/** Only the beginning of a long file is searchable. Stays below the limits of `ask-pdf-thread.ts`. */
export const PDF_LIMITS: PdfLimits = { seiten: 500, zeichen: 400_000, ms: 8_000 };

/** Text, number of pages and title of a PDF file. Throws for files that are invalid, encrypted or too expensive. */
export async function readPdfText(bytes: Uint8Array, limits = PDF_LIMITS): Promise<PdfContent> {
  const result = await askPdfThread({ bytes, grenzen: limits, pruefen: false });
  if ('mangel' in result) throw new Error(result.mangel);
  return result;
}
