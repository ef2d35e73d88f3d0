import * as z from 'zod/mini';
import { begleitfelder, einwilligung, email, optionalerText, pflichtText } from '../../schemas/bausteine.ts';

/** `POST /api/kontakt`: somebody writes to the municipality. Used by the form and by the api. */
export const kontaktSchema = z.object({
  betreff: pflichtText('Bitte geben Sie an, worum es geht.', { min: 2 }),
  nachricht: pflichtText('Bitte schreiben Sie uns mindestens 10 Zeichen.', { min: 10, max: 5000 }),
  name: pflichtText('Bitte geben Sie Ihren Namen an.', { min: 2 }),
  email: email(),
  telefon: optionalerText({ max: 50 }),
  datenschutz: einwilligung('Bitte bestätigen Sie unsere Datenschutzerklärung.'),
  ...begleitfelder,
});
export type Kontakt = z.output<typeof kontaktSchema>;
