import { z } from 'zod';

/** `POST /api/fehlermeldung`: somebody reports a fault of the site. Used by the form and by the api. */
export const fehlermeldungSchema = z.object({
  name: z
    .string()
    .trim()
    .min(2, 'Bitte geben Sie Ihren Namen an.')
    .max(200, 'Bitte kürzen Sie Ihren Namen auf höchstens 200 Zeichen.'),
  email: z
    .email('Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.')
    .max(254, 'Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.'),
  seite: z.string().trim().max(500, 'Bitte kürzen Sie die Seitenadresse auf höchstens 500 Zeichen.').default(''),
  nachricht: z
    .string()
    .trim()
    .min(10, 'Bitte beschreiben Sie den Fehler mit mindestens 10 Zeichen.')
    .max(5000, 'Bitte kürzen Sie Ihre Nachricht auf höchstens 5.000 Zeichen.'),
  datenschutz: z.preprocess(
    (value) => value === true || value === 'true' || value === 'on' || value === '1',
    z.literal(true, 'Bitte bestätigen Sie unsere Datenschutzerklärung.'),
  ),
  /** Honeypot: people never see it. */
  firma: z.string().max(0).default(''),
  /** Path of the page the form was sent from. */
  route: z.string().max(500).default(''),
});
export type Fehlermeldung = z.output<typeof fehlermeldungSchema>;
