import * as z from 'zod/mini';
import { begleitfelder, optionalerText, optionalesBild } from './bausteine.ts';

/** `POST /api/intranet/redaktion/medien`: a picture for the library. */
export const medienEingabeSchema = z.object({
  bild: optionalesBild(),
  /** What the file was called. */
  name: optionalerText({ max: 200 }),
  /** Of the picture in whose place it comes, everywhere; empty: it is a new one. */
  ersetzt: optionalerText({ max: 200 }),
  ...begleitfelder,
});
