import { z } from 'zod';

/** File name of a photo. `.meta({ verweis })` names the content kind from which editors choose. */
export const photoCrossReference = z.string().trim().min(1).meta({ verweis: 'foto' });

/** The `verweis` name of fields for PDF files, which are uploaded in the form itself. */
export const DOCUMENT = 'dokument';

/** File name of a PDF. */
export const documentCrossReference = z
  .string()
  .regex(/^[\w.-]+\.pdf$/, 'Bitte wählen Sie eine PDF-Datei aus.')
  .meta({ title: 'PDF-Datei', verweis: DOCUMENT });
