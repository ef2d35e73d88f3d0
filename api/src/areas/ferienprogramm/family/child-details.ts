import { emptyOr, figure, optionalText } from '@gm/shared/schemas/pieces';
import * as z from 'zod/mini';

const NUMBER = 'Bitte geben Sie eine Telefonnummer an, zum Beispiel 0171 2345678.';
const answer = emptyOr(z.enum(['ja', 'nein'], 'Bitte wählen Sie Ja oder Nein.'));

/**
 * `POST /api/ferienprogramm/familie/angaben`: answers to the questions of a child's events. The API rejects missing
 * answers.
 */
export const childDetailsSchema = z.object({
  token: z.string().check(z.maxLength(100)),
  kind: figure('Bitte laden Sie die Seite neu.', { min: 1, max: 2_147_483_647 }),
  notfall: optionalText({ max: 50 }).check(
    z.refine((num) => num === '' || (/^[+\d][\d\s/()-]*$/.test(num) && num.replace(/\D/g, '').length >= 5), NUMBER),
  ),
  allergien: optionalText({ max: 500 }),
  schwimmen: answer,
  heimweg: answer,
});
export type ChildDetails = z.output<typeof childDetailsSchema>;
