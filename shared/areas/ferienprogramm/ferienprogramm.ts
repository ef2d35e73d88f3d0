// zod/mini: the registration wizard reads the programme in the browser.
import * as z from 'zod/mini';
import { MAIL_ADDRESS } from '../../rules/mail-address.ts';
import { imageUploadSchema } from '../../schemas/image.ts';
import { isIban } from './payment/iban.ts';

/** Category of the holiday programme (requirement F-1). */
export const FERIENPROGRAMM_CATEGORY = 24;

/** `YYYY-MM-DDTHH:mm`, wall clock in Europe/Berlin; without a time it is an all-day event. */
const moment = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d)?$/));
/** Euros with at most two decimals, on the wire only: internally amounts are `Cents`. */
const euro = z.number().check(z.nonnegative());
const count = z.int().check(z.nonnegative());

const percent = z.int().check(z.nonnegative(), z.maximum(100));
const accountSchema = z.object({
  /** Account holder as known to the bank; a GiroCode holds at most 70 characters. */
  inhaber: z.string().check(z.minLength(1), z.maxLength(70)),
  iban: z.string().check(z.refine(isIban, 'Diese IBAN stimmt nicht. Bitte prüfen Sie die Ziffern.')),
  bic: z._default(z.string().check(z.regex(/^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/)), ''),
  bank: z._default(z.string(), ''),
});
export type Account = z.output<typeof accountSchema>;

/** An event of the holiday programme: `GET /api/ferienprogramm/programm?rubrik=24`, and the first entry of `…/{id}`. */
export const ferienveranstaltungSchema = z.object({
  id: z.int().check(z.positive()),
  titel: z.string(),
  datum_von: moment,
  datum_bis: moment,
  /** Takes place every day from the first to the last at these hours, instead of continuously. */
  taeglich: z._default(z.boolean(), false),
  preis: euro,
  /** Price of the second and further children of a booking, if the option `geschwisterpreis` is on. */
  preis_geschwister: z._default(z.nullable(euro), null),
  alter_min: count,
  /** 999: no limit. */
  alter_max: count,
  teilnehmer_min: count,
  /** 999: no limit. */
  teilnehmer_max: count,
  bereits_reserviert: count,
  mitbringen: z._default(z.nullable(z.string()), null),
  einleitung: z._default(z.nullable(z.string()), null),
  veranstaltungsort: z._default(z.nullable(z.string()), null),
  /** Path of the event's page, `/kinderferienprogramm/{id}/`. */
  detailURL: z.string(),
  bild: z._default(z.nullish(imageUploadSchema.shape.bild), null),
  /** Illustration of its card in the programme, which shows no photos. */
  motiv: z.optional(z.string()),
});
export type Ferienveranstaltung = z.output<typeof ferienveranstaltungSchema>;

export const programSchema = z.array(ferienveranstaltungSchema);

/** The municipality's settings, passed to every block of the holiday programme as its options. */
export const ferienprogrammOptionsSchema = z.object({
  /** First and last calendar day on which registration is open, both inclusive, in Europe/Berlin. */
  anmeldung_von: z.iso.date(),
  anmeldung_bis: z.iso.date(),
  /** Euros: handling fee per child, which the picker adds to prices above 0, and fee per chosen event. */
  gebuehr_kind: z._default(euro, 3),
  gebuehr_veranstaltung: z._default(euro, 0.5),
  /** Whether `preis_geschwister` applies. */
  geschwisterpreis: z._default(z.boolean(), false),
  /** When the fee per child is charged for later bookings and accepted offers: once a season, or with every booking. */
  gebuehr_spaeter: z._default(z.enum(['saison', 'buchung']), 'saison'),
  /**
   * Discount in per cent for the second and further children of a booking, and for a social pass that staff have
   * checked.
   */
  rabatt_geschwister: z._default(percent, 0),
  rabatt_sozialpass: z._default(percent, 0),
  /** Whether fees remain due after a cancellation; prices never do. */
  gebuehr_bei_storno: z._default(z.enum(['erlassen', 'bleibt']), 'erlassen'),
  /** Bank account for payments. Without it there are no bills, and only `zahlung` explains how to pay. */
  konto: z._default(z.nullable(accountSchema), null),
  /** Days until a bill is due and the family gets a reminder by mail. */
  zahlungsziel_tage: z._default(count, 14),
  mahnung_tage: z._default(count, 7),
  /** How and when to pay; shown together with every amount due. */
  zahlung: z._default(z.string(), 'Wie und bis wann Sie bezahlen, schreiben wir Ihnen nach der Anmeldung.'),
  /** Online cancellation is possible until the end of the day this many days before the event. */
  storno_tage: z._default(count, 3),
  /** Hours an offered place is kept. */
  angebot_stunden: z._default(z.int().check(z.positive()), 48),
  /** Minutes an unconfirmed booking holds its places, and after which a second mail reminds of it. */
  bestaetigung_minuten: z._default(z.int().check(z.positive()), 30),
  erinnerung_minuten: z._default(z.int().check(z.positive()), 10),
  /** First come, first served; or a draw after families have ranked their wishes during registration. */
  vergabe: z._default(z.enum(['reihenfolge', 'verlosung']), 'reihenfolge'),
  /** Description of the public number that seeds the draw; published before the number can be known. */
  verlosung_zahl: z._default(z.string(), ''),
  /** Minimum break between two drawn events of a child. */
  pause_minuten: z._default(count, 0),
  /** Separated parents: either the parent or the children may live elsewhere, but not both. */
  wohnort_getrennt: z._default(z.boolean(), false),
  /** Place of residence of all families (read-only in the forms unless `wohnort_getrennt`). */
  plz: z.string(),
  ort: z.string(),
  /** Contact for parents. */
  email: z.email({ pattern: MAIL_ADDRESS }),
});
export type FerienprogrammOptions = z.output<typeof ferienprogrammOptionsSchema>;
