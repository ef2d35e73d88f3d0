import * as z from 'zod/mini';
import { companionFields, consent, email, optionalText, requiredText } from '../../schemas/pieces.ts';

/** `POST /api/kontakt`: a message to the municipality. Used by the form and by the api. */
export const contactSchema = z.object({
  betreff: requiredText('Bitte geben Sie an, worum es geht.', { min: 2 }),
  nachricht: requiredText('Bitte schreiben Sie uns mindestens 10 Zeichen.', { min: 10, max: 5000 }),
  name: requiredText('Bitte geben Sie Ihren Namen an.', { min: 2 }),
  email: email(),
  telefon: optionalText({ max: 50 }),
  datenschutz: consent('Bitte bestätigen Sie unsere Datenschutzerklärung.'),
  ...companionFields,
});
export type Contact = z.output<typeof contactSchema>;
