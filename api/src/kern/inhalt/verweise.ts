import { z } from 'zod';

/** Name of a photo. `.meta({ verweis })` names the kind of content whose entries editors choose from. */
export const fotoVerweis = z.string().trim().min(1).meta({ verweis: 'foto' });

/** What fields that mention a PDF file are known by: it is brought in the form itself. */
export const DOKUMENT = 'dokument';

/** Name of a PDF file. */
export const dokumentVerweis = z
  .string()
  .regex(/^[\w.-]+\.pdf$/, 'Bitte wählen Sie eine PDF-Datei aus.')
  .meta({ title: 'PDF-Datei', verweis: DOKUMENT });
