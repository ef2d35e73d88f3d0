import { emptyOr, optionalerText, zahl } from '@gm/shared/schemas/bausteine';
import * as z from 'zod/mini';

const NUMMER = 'Bitte geben Sie eine Telefonnummer an, zum Beispiel 0171 2345678.';
const antwort = emptyOr(z.enum(['ja', 'nein'], 'Bitte wählen Sie Ja oder Nein.'));

/** `POST /api/ferienprogramm/familie/angaben`: what the events of a child ask. The api refuses what is asked and missing. */
export const kindangabenSchema = z.object({
  token: z.string().check(z.maxLength(100)),
  kind: zahl('Bitte laden Sie die Seite neu.', { min: 1, max: 2_147_483_647 }),
  notfall: optionalerText({ max: 50 }).check(
    z.refine(
      (nummer) => nummer === '' || (/^[+\d][\d\s/()-]*$/.test(nummer) && nummer.replace(/\D/g, '').length >= 5),
      NUMMER,
    ),
  ),
  allergien: optionalerText({ max: 500 }),
  schwimmen: antwort,
  heimweg: antwort,
});
export type Kindangaben = z.output<typeof kindangabenSchema>;
