import { childSchema, contactSchema } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-registration';
import { emptyOr, figure, optionalText } from '@gm/shared/schemas/pieces';
import * as z from 'zod/mini';

const NUMBER = 'Bitte geben Sie eine Telefonnummer an, zum Beispiel 0171 2345678.';
const answer = emptyOr(z.enum(['ja', 'nein'], 'Bitte wählen Sie Ja oder Nein.'));

const token = z.string().check(z.maxLength(100));

/** Remark about a child, and answers to the questions of its events. The API rejects missing answers. */
const childDetailsSchema = z.object({
  /** Missing from older versions of the page, which have no remark either. */
  vorgang: z.optional(z.literal('angaben')),
  token,
  kind: figure('Bitte laden Sie die Seite neu.', { min: 1, max: 2_147_483_647 }),
  notfall: optionalText({ max: 50 }).check(
    z.refine((num) => num === '' || (/^[+\d][\d\s/()-]*$/.test(num) && num.replace(/\D/g, '').length >= 5), NUMBER),
  ),
  allergien: optionalText({ max: 500 }),
  schwimmen: answer,
  heimweg: answer,
  bemerkung: childSchema.shape.bemerkung,
});
export type ChildDetails = z.output<typeof childDetailsSchema>;

/** Street and telephone in all bookings of the family, checked as in the registration. */
const contactDetailsSchema = z.object({
  vorgang: z.literal('kontakt'),
  token,
  strasse: contactSchema.shape.strasse,
  telefon: contactSchema.shape.telefon,
});
export type ContactDetails = z.output<typeof contactDetailsSchema>;

/** What a family changes itself: `POST /api/ferienprogramm/familie/angaben`. */
export const familyDetails = [childDetailsSchema, contactDetailsSchema] as const;
