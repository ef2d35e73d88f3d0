// zod/mini: the registration wizard reads the programme in the browser.
import * as z from 'zod/mini';
import { MAIL_ADDRESS } from '../../regeln/mail-address.ts';
import { bilduploadSchema } from '../../schemas/bild.ts';
import { isIban } from './iban.ts';

/** Category of the holiday programme (requirement F-1). */
export const FERIENPROGRAMM_RUBRIK = 24;

/** `YYYY-MM-DDTHH:mm`, wall clock in Europe/Berlin; without a time the event fills the whole day. */
const zeitpunkt = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d)?$/));
/** Euros with at most two decimals, on the wire alone: inside, amounts are `Cents`. */
const euro = z.number().check(z.nonnegative());
const anzahl = z.int().check(z.nonnegative());

const prozent = z.int().check(z.nonnegative(), z.maximum(100));
const kontoSchema = z.object({
  /** As the bank knows it: 70 characters at most fit into a GiroCode. */
  inhaber: z.string().check(z.minLength(1), z.maxLength(70)),
  iban: z.string().check(z.refine(isIban, 'Diese IBAN stimmt nicht. Bitte prüfen Sie die Ziffern.')),
  bic: z._default(z.string().check(z.regex(/^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/)), ''),
  bank: z._default(z.string(), ''),
});
export type Konto = z.output<typeof kontoSchema>;

/** An event of the holiday programme: `GET /api/ferienprogramm/programm?rubrik=24`, and first of the list under `…/{id}`. */
export const ferienveranstaltungSchema = z.object({
  id: z.int().check(z.positive()),
  titel: z.string(),
  datum_von: zeitpunkt,
  datum_bis: zeitpunkt,
  /** Between first and last day it takes place daily at these hours, not day and night. */
  taeglich: z._default(z.boolean(), false),
  preis: euro,
  /** For the second and further children of a booking, where the option `geschwisterpreis` is on. */
  preis_geschwister: z._default(z.nullable(euro), null),
  alter_min: anzahl,
  /** 999: no limit. */
  alter_max: anzahl,
  teilnehmer_min: anzahl,
  /** 999: no limit. */
  teilnehmer_max: anzahl,
  bereits_reserviert: anzahl,
  mitbringen: z._default(z.nullable(z.string()), null),
  einleitung: z._default(z.nullable(z.string()), null),
  veranstaltungsort: z._default(z.nullable(z.string()), null),
  /** Path of the event's page, `/kinderferienprogramm/{id}/`. */
  detailURL: z.string(),
  bild: z._default(z.nullish(bilduploadSchema.shape.bild), null),
});
export type Ferienveranstaltung = z.output<typeof ferienveranstaltungSchema>;

export const programmSchema = z.array(ferienveranstaltungSchema);

/** Settings of the municipality, given to every block of the holiday programme as its options. */
export const ferienprogrammOptionenSchema = z.object({
  /** First and last calendar day on which registration is open, both inclusive, in Europe/Berlin. */
  anmeldung_von: z.iso.date(),
  anmeldung_bis: z.iso.date(),
  /** Euros per child, the handling fee that the picker adds to prices above 0, and per chosen event. */
  gebuehr_kind: z._default(euro, 3),
  gebuehr_veranstaltung: z._default(euro, 0.5),
  /** Whether `preis_geschwister` counts at all. */
  geschwisterpreis: z._default(z.boolean(), false),
  /** What a child costs that is booked again, or takes an offered place: its fee once a season, or with every booking. */
  gebuehr_spaeter: z._default(z.enum(['saison', 'buchung']), 'saison'),
  /** Per cent off the prices of the second and further children of a booking, and with a social pass, which the desk has seen. */
  rabatt_geschwister: z._default(prozent, 0),
  rabatt_sozialpass: z._default(prozent, 0),
  /** Whether who cancels still owes the fees of what was cancelled; prices are never owed. */
  gebuehr_bei_storno: z._default(z.enum(['erlassen', 'bleibt']), 'erlassen'),
  /** Where families pay to. Without it there are no bills, and `zahlung` alone tells how one pays. */
  konto: z._default(z.nullable(kontoSchema), null),
  /** Days until a bill is due, and after which somebody who has not paid is reminded by mail. */
  zahlungsziel_tage: z._default(anzahl, 14),
  mahnung_tage: z._default(anzahl, 7),
  /** How and until when families pay; shown wherever they are told what they owe. */
  zahlung: z._default(z.string(), 'Wie und bis wann Sie bezahlen, schreiben wir Ihnen nach der Anmeldung.'),
  /** Cancelling online is possible until the end of the day so many days before the event. */
  storno_tage: z._default(anzahl, 3),
  /** Hours an offered place waits for its answer. */
  angebot_stunden: z._default(z.int().check(z.positive()), 48),
  /** Minutes a booking holds its places until somebody confirms it by mail, and after which a second mail reminds of it. */
  bestaetigung_minuten: z._default(z.int().check(z.positive()), 30),
  erinnerung_minuten: z._default(z.int().check(z.positive()), 10),
  /** First come, first served; or families rank wishes until the last day of registration, and places are drawn. */
  vergabe: z._default(z.enum(['reihenfolge', 'verlosung']), 'reihenfolge'),
  /** Which public number the lots come from, in words; named before anybody can know it. */
  verlosung_zahl: z._default(z.string(), ''),
  /** Between two drawn events of a child. */
  pause_minuten: z._default(anzahl, 0),
  /** Parents may live elsewhere, or their children: separated parents. One of both lives here all the same. */
  wohnort_getrennt: z._default(z.boolean(), false),
  /** All families of the programme live here (read-only in the forms unless `wohnort_getrennt`). */
  plz: z.string(),
  ort: z.string(),
  /** Whom parents ask. */
  email: z.email({ pattern: MAIL_ADDRESS }),
});
export type FerienprogrammOptionen = z.output<typeof ferienprogrammOptionenSchema>;
