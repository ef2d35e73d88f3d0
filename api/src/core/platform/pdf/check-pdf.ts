import { AppError } from '@gm/shared/errors/app-error';
import { PDF_TOO_EXPENSIVE } from '@gm/shared/rules/pdf-upload';
import { askPdfThread, PdfTooExpensive } from './ask-pdf-thread.ts';
import type { PdfContent } from './inspect-pdf.ts';
import { PDF_LIMITS } from './read-pdf-text.ts';

/**
 * Validates an uploaded PDF by its content, not its name, and returns text and properties. Throws `felder_ungueltig`
 * for `feld` if the file is not a PDF, is damaged or encrypted, has active content, or takes too long to read.
 */
export async function checkPdf(bytes: Buffer, field: string): Promise<PdfContent> {
  const refuse = (message: string, cause?: unknown) =>
    new AppError('felder_ungueltig', message, { felder: [{ feld: field, meldung: message }], cause });
  const result = await askPdfThread({ bytes, grenzen: PDF_LIMITS, pruefen: true }).catch((error: unknown) => {
    throw error instanceof PdfTooExpensive ? refuse(PDF_TOO_EXPENSIVE, error) : error;
  });
  if ('mangel' in result) throw refuse(result.mangel);
  return result;
}
