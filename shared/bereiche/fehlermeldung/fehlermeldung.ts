import * as z from 'zod/mini';
import { begleitfelder, einwilligung, email, optionalerText, pflichtText } from '../../schemas/bausteine.ts';

/** `POST /api/fehlermeldung`: somebody reports a fault of the site. Used by the form and by the api. */
export const fehlermeldungSchema = z.object({
  name: pflichtText('Bitte geben Sie Ihren Namen an.', {
    min: 2,
    zuLang: 'Bitte kürzen Sie Ihren Namen auf höchstens 200 Zeichen.',
  }),
  email: email(),
  seite: optionalerText({ max: 500, zuLang: 'Bitte kürzen Sie die Seitenadresse auf höchstens 500 Zeichen.' }),
  nachricht: pflichtText('Bitte beschreiben Sie den Fehler mit mindestens 10 Zeichen.', {
    min: 10,
    max: 5000,
    zuLang: 'Bitte kürzen Sie Ihre Nachricht auf höchstens 5.000 Zeichen.',
  }),
  datenschutz: einwilligung('Bitte bestätigen Sie unsere Datenschutzerklärung.'),
  ...begleitfelder,
});
export type Fehlermeldung = z.output<typeof fehlermeldungSchema>;
