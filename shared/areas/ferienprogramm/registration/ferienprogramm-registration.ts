// zod/mini: the registration wizard checks its steps with these schemas in the browser.
import * as z from 'zod/mini';
import { isCalendarDay, readBerlinTime } from '../../../rules/berlin-time.ts';
import { email } from '../../../schemas/pieces.ts';

export const MAX_CHILDREN = 10;
const MAX_VERANSTALTUNGEN = 60;

/** Spelling of requirement F-18. */
const required = (field: string) => `${field} ist ein Pflichtfled.`;
const requiredText = (field: string, message = required(field)) =>
  z
    .string(message)
    .check(
      z.trim(),
      z.minLength(1, message),
      z.maxLength(100, `${field}: Bitte kürzen Sie auf höchstens 100 Zeichen.`),
    );

/** Missing or null becomes an empty string. */
const optional = (max: number, message: string) =>
  z.codec(z.nullish(z.string()), z.string().check(z.trim(), z.maxLength(max, message)), {
    decode: (text) => text ?? '',
    encode: (text) => text,
  });

/** Step 1: the contact. */
export const contactSchema = z.object({
  vorname: requiredText('Vorname', 'Bitte geben Sie Ihren Vornamen an.'),
  name: requiredText('Name', 'Bitte geben Sie Ihren Namen an.'),
  strasse: requiredText('Straße', 'Bitte geben Sie Ihre Straße mit Hausnummer an.'),
  plz: requiredText('PLZ', 'Bitte geben Sie Ihre Postleitzahl an.'),
  ort: requiredText('Ort', 'Bitte geben Sie Ihren Wohnort an.'),
  email: email(),
  telefon: optional(50, 'Bitte kürzen Sie die Telefonnummer auf höchstens 50 Zeichen.'),
});
export type Contact = z.output<typeof contactSchema>;

export const GENDERS = ['männlich', 'weiblich', 'divers', 'keine Angabe'] as const;

/** Step 2: one child. */
export const childSchema = z.object({
  vorname: requiredText('Vorname'),
  name: requiredText('Name'),
  strasse: requiredText('Straße'),
  plz: requiredText('PLZ'),
  ort: requiredText('Ort'),
  /** Calendar day `YYYY-MM-DD`. */
  geburtstag: z.string(required('Geburtstag')).check(
    z.refine((day) => day.trim() !== '', required('Geburtstag')),
    z.refine((day) => day.trim() === '' || isCalendarDay(day), 'Dieses Datum gibt es nicht.'),
    z.refine(
      (day) => !isCalendarDay(day) || day <= readBerlinTime(new Date()).tag,
      'Der Geburtstag darf nicht in der Zukunft liegen.',
    ),
    z.refine((day) => !isCalendarDay(day) || day >= '1900-01-01', 'Bitte prüfen Sie das Jahr des Geburtstags.'),
  ),
  geschlecht: z.enum(GENDERS, required('Geschlecht')),
  bemerkung: optional(1000, 'Bitte kürzen Sie die Bemerkung auf höchstens 1.000 Zeichen.'),
});
export type Child = z.output<typeof childSchema>;

const UNKNOWN = 'Diese Veranstaltung gibt es nicht.';
const chosenVeranstaltungSchema = z
  .object({
    id: z.optional(z.int(UNKNOWN).check(z.positive(UNKNOWN), z.maximum(2_147_483_647, UNKNOWN))),
    /** As shown when choosing. Without `id`, as in requirement F-16, title and dates identify the event. */
    titel: z.optional(z.string()),
    datum_von: z.optional(z.string()),
    datum_bis: z.optional(z.nullable(z.string())),
    preis: z.optional(z.nullable(z.number())),
  })
  .check(
    z.refine(
      ({ id, titel: title, datum_von }) => id !== undefined || (title !== undefined && datum_von !== undefined),
      {
        path: ['id'],
        error: UNKNOWN,
      },
    ),
  );
export type ChosenVeranstaltung = z.output<typeof chosenVeranstaltungSchema>;

const WITHOUT_VERANSTALTUNG = 'Nicht allen Kindern wurden Veranstaltungen zugewiesen!';
const amount = z.number('Der Betrag fehlt.').check(z.nonnegative('Der Betrag stimmt nicht.'));

/** Costs on the wire, in euros; internally `Costs`, in cents. */
export const costsSchema = z.object({ veranstaltungen: amount, gebuehren: amount, gesamt: amount });
export type CostsInEuro = z.output<typeof costsSchema>;

/** `POST /api/ferienprogramm/anmeldung` */
export const registrationSchema = z.object({
  kontakt: contactSchema,
  kinder: z
    .array(
      z.extend(childSchema, {
        veranstaltungen: z
          .array(chosenVeranstaltungSchema, WITHOUT_VERANSTALTUNG)
          .check(
            z.minLength(1, WITHOUT_VERANSTALTUNG),
            z.maxLength(
              MAX_VERANSTALTUNGEN,
              `Bitte wählen Sie höchstens ${MAX_VERANSTALTUNGEN} Veranstaltungen je Kind.`,
            ),
          ),
      }),
      'Es wurden keine Kinder hinzugefügt',
    )
    .check(
      z.minLength(1, 'Es wurden keine Kinder hinzugefügt'),
      z.maxLength(MAX_CHILDREN, `Bitte melden Sie höchstens ${MAX_CHILDREN} Kinder auf einmal an.`),
    ),
  kosten: costsSchema,
  /**
   * Consent to the privacy statement. The payload of the requirement lacks it, so only an explicit refusal is rejected,
   * and only an explicit consent is stored.
   */
  valid: z.optional(z.literal(true, 'Bitte bestätigen Sie unsere Datenschutzerklärung.')),
  /** Honeypot: invisible to people. */
  firma: z._default(z.string().check(z.maxLength(0)), ''),
  /** Path of the page that sent the booking. */
  route: z._default(z.string().check(z.maxLength(500)), ''),
});
export type Registration = z.output<typeof registrationSchema>;
