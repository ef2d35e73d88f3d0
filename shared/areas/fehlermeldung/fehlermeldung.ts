import * as z from 'zod/mini';
import { companionFields, consent, email, optionalText, requiredText } from '../../schemas/pieces.ts';

/** `POST /api/fehlermeldung`: reports a fault of the site. Used by the form and by the api. */
export const fehlermeldungSchema = z.object({
  name: requiredText('Bitte geben Sie Ihren Namen an.', {
    min: 2,
    zuLang: 'Bitte kürzen Sie Ihren Namen auf höchstens 200 Zeichen.',
  }),
  email: email(),
  seite: optionalText({ max: 500, zuLang: 'Bitte kürzen Sie die Seitenadresse auf höchstens 500 Zeichen.' }),
  nachricht: requiredText('Bitte beschreiben Sie den Fehler mit mindestens 10 Zeichen.', {
    min: 10,
    max: 5000,
    zuLang: 'Bitte kürzen Sie Ihre Nachricht auf höchstens 5.000 Zeichen.',
  }),
  datenschutz: consent('Bitte bestätigen Sie unsere Datenschutzerklärung.'),
  ...companionFields,
});
export type Fehlermeldung = z.output<typeof fehlermeldungSchema>;
