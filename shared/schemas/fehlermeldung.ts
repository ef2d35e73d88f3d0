// zod/mini: the browser needs this schema, and the method style of `zod` costs it 15 kB (brotli) more.
import * as z from 'zod/mini';

const NAME_FEHLT = 'Bitte geben Sie Ihren Namen an.';
const EMAIL_UNGUELTIG = 'Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.';
const NACHRICHT_ZU_KURZ = 'Bitte beschreiben Sie den Fehler mit mindestens 10 Zeichen.';

/** A ticked box is `true` in JSON and `on` in a form that was sent without JavaScript. */
const istAngekreuzt = (value: unknown) => value === true || value === 'true' || value === 'on' || value === '1';

/** `POST /api/fehlermeldung`: somebody reports a fault of the site. Used by the form and by the api. */
export const fehlermeldungSchema = z.object({
  name: z
    .string(NAME_FEHLT)
    .check(
      z.trim(),
      z.minLength(2, NAME_FEHLT),
      z.maxLength(200, 'Bitte kürzen Sie Ihren Namen auf höchstens 200 Zeichen.'),
    ),
  email: z.string(EMAIL_UNGUELTIG).check(z.trim(), z.email(EMAIL_UNGUELTIG), z.maxLength(254, EMAIL_UNGUELTIG)),
  seite: z._default(
    z.string().check(z.trim(), z.maxLength(500, 'Bitte kürzen Sie die Seitenadresse auf höchstens 500 Zeichen.')),
    '',
  ),
  nachricht: z
    .string(NACHRICHT_ZU_KURZ)
    .check(
      z.trim(),
      z.minLength(10, NACHRICHT_ZU_KURZ),
      z.maxLength(5000, 'Bitte kürzen Sie Ihre Nachricht auf höchstens 5.000 Zeichen.'),
    ),
  datenschutz: z.pipe(z.transform(istAngekreuzt), z.literal(true, 'Bitte bestätigen Sie unsere Datenschutzerklärung.')),
  /** Honeypot: people never see it. */
  firma: z._default(z.string().check(z.maxLength(0)), ''),
  /** Path of the page the form was sent from. */
  route: z._default(z.string().check(z.maxLength(500)), ''),
});
export type Fehlermeldung = z.output<typeof fehlermeldungSchema>;
