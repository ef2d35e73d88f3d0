// zod/mini: the registration wizard checks its steps with these schemas in the browser.
import * as z from 'zod/mini';
import { isKalendertag, readBerlinerZeit } from '../../regeln/berliner-zeit.ts';
import { email } from '../../schemas/bausteine.ts';

export const MAX_KINDER = 10;
const MAX_VERANSTALTUNGEN = 60;

/** Requirement F-18 spells the word like this. */
const pflicht = (feld: string) => `${feld} ist ein Pflichtfled.`;
const pflichttext = (feld: string, meldung = pflicht(feld)) =>
  z
    .string(meldung)
    .check(z.trim(), z.minLength(1, meldung), z.maxLength(100, `${feld}: Bitte kürzen Sie auf höchstens 100 Zeichen.`));

/** What is missing or null is empty text. */
const leerbar = (max: number, meldung: string) =>
  z.codec(z.nullish(z.string()), z.string().check(z.trim(), z.maxLength(max, meldung)), {
    decode: (text) => text ?? '',
    encode: (text) => text,
  });

/** Step 1: who registers. */
export const kontaktSchema = z.object({
  vorname: pflichttext('Vorname', 'Bitte geben Sie Ihren Vornamen an.'),
  name: pflichttext('Name', 'Bitte geben Sie Ihren Namen an.'),
  strasse: pflichttext('Straße', 'Bitte geben Sie Ihre Straße mit Hausnummer an.'),
  plz: pflichttext('PLZ', 'Bitte geben Sie Ihre Postleitzahl an.'),
  ort: pflichttext('Ort', 'Bitte geben Sie Ihren Wohnort an.'),
  email: email(),
  telefon: leerbar(50, 'Bitte kürzen Sie die Telefonnummer auf höchstens 50 Zeichen.'),
});
export type Kontakt = z.output<typeof kontaktSchema>;

export const GESCHLECHTER = ['männlich', 'weiblich', 'divers', 'keine Angabe'] as const;

/** Step 2: one child. */
export const kindSchema = z.object({
  vorname: pflichttext('Vorname'),
  name: pflichttext('Name'),
  strasse: pflichttext('Straße'),
  plz: pflichttext('PLZ'),
  ort: pflichttext('Ort'),
  /** Calendar day `YYYY-MM-DD`. */
  geburtstag: z.string(pflicht('Geburtstag')).check(
    z.refine((tag) => tag.trim() !== '', pflicht('Geburtstag')),
    z.refine((tag) => tag.trim() === '' || isKalendertag(tag), 'Dieses Datum gibt es nicht.'),
    z.refine(
      (tag) => !isKalendertag(tag) || tag <= readBerlinerZeit(new Date()).tag,
      'Der Geburtstag darf nicht in der Zukunft liegen.',
    ),
    z.refine((tag) => !isKalendertag(tag) || tag >= '1900-01-01', 'Bitte prüfen Sie das Jahr des Geburtstags.'),
  ),
  geschlecht: z.enum(GESCHLECHTER, pflicht('Geschlecht')),
  bemerkung: leerbar(1000, 'Bitte kürzen Sie die Bemerkung auf höchstens 1.000 Zeichen.'),
});
export type Kind = z.output<typeof kindSchema>;

const UNBEKANNT = 'Diese Veranstaltung gibt es nicht.';
const gewaehlteVeranstaltungSchema = z
  .object({
    id: z.optional(z.int(UNBEKANNT).check(z.positive(UNBEKANNT), z.maximum(2_147_483_647, UNBEKANNT))),
    /** What the parent saw when choosing. Where `id` is missing, as in requirement F-16, title and dates name the event. */
    titel: z.optional(z.string()),
    datum_von: z.optional(z.string()),
    datum_bis: z.optional(z.nullable(z.string())),
    preis: z.optional(z.nullable(z.number())),
  })
  .check(
    z.refine(({ id, titel, datum_von }) => id !== undefined || (titel !== undefined && datum_von !== undefined), {
      path: ['id'],
      error: UNBEKANNT,
    }),
  );
export type GewaehlteVeranstaltung = z.output<typeof gewaehlteVeranstaltungSchema>;

const OHNE_VERANSTALTUNG = 'Nicht allen Kindern wurden Veranstaltungen zugewiesen!';
const betrag = z.number('Der Betrag fehlt.').check(z.nonnegative('Der Betrag stimmt nicht.'));

/** Costs as they travel, in euros; inside they are `Kosten`, in cents. */
export const kostenSchema = z.object({ veranstaltungen: betrag, gebuehren: betrag, gesamt: betrag });
export type KostenInEuro = z.output<typeof kostenSchema>;

/** `POST /api/ferienprogramm/anmeldung` */
export const anmeldungSchema = z.object({
  kontakt: kontaktSchema,
  kinder: z
    .array(
      z.extend(kindSchema, {
        veranstaltungen: z
          .array(gewaehlteVeranstaltungSchema, OHNE_VERANSTALTUNG)
          .check(
            z.minLength(1, OHNE_VERANSTALTUNG),
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
      z.maxLength(MAX_KINDER, `Bitte melden Sie höchstens ${MAX_KINDER} Kinder auf einmal an.`),
    ),
  kosten: kostenSchema,
  /** Consent to the privacy statement. The specified payload does not carry it, so only a refusal is refused, and only what came is kept. */
  valid: z.optional(z.literal(true, 'Bitte bestätigen Sie unsere Datenschutzerklärung.')),
  /** Honeypot: people never see it. */
  firma: z._default(z.string().check(z.maxLength(0)), ''),
  /** Path of the page the booking was sent from. */
  route: z._default(z.string().check(z.maxLength(500)), ''),
});
export type Anmeldung = z.output<typeof anmeldungSchema>;
