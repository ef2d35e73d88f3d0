import { z } from 'zod';
import { kostenSchema } from './ferienprogramm-anmeldung.ts';

/** Euros, as all amounts of the wire. */
const euro = z.number();

const kontozeileSchema = z.object({
  referenz: z.string(),
  /** Who booked. */
  name: z.string(),
  /** Calendar day. */
  faellig: z.string(),
  soll: euro,
  ist: euro,
  /** What is still to be paid; negative: paid too much. */
  offen: euro,
  ueberfaellig: z.boolean(),
  /** How often reminded. */
  erinnert: z.number().int(),
  href: z.string(),
});

const umsatzSchema = z.object({
  id: z.number().int(),
  tag: z.string(),
  betrag: euro,
  name: z.string(),
  zweck: z.string(),
  /** Why it was not assigned by itself, and numbers of bookings that may be meant. */
  grund: z.string(),
  kandidaten: z.array(z.string()),
});

/** `GET /api/intranet/ferienprogramm/kasse`: all bills, and the lines of statements that somebody has to look at. */
export const kasseSchema = z.object({
  /** Whether the season names an account: without one there are no bills. */
  eingerichtet: z.boolean(),
  summe: z.object({ soll: euro, ist: euro, offen: euro, guthaben: euro, ueberfaellig: z.number().int() }),
  konten: z.array(kontozeileSchema),
  umsaetze: z.array(umsatzSchema),
  /** What the treasury takes over at once; calendar days. */
  zeitraeume: z.array(z.object({ name: z.string(), von: z.string(), bis: z.string() })),
});
export type Kasse = z.output<typeof kasseSchema>;

/** `GET /api/intranet/ferienprogramm/kasse/{referenz}`: one bill with all that happened. */
export const kassenkontoSchema = kontozeileSchema.extend({
  email: z.string(),
  telefon: z.string(),
  kosten: kostenSchema,
  posten: z.array(z.object({ tag: z.string(), was: z.string(), betrag: euro })),
  zahlungen: z.array(
    z.object({
      id: z.number().int(),
      tag: z.string(),
      art: z.string(),
      betrag: euro,
      notiz: z.string(),
      /** It came by a statement and can be taken back, to be assigned to another bill. */
      loesbar: z.boolean(),
    }),
  ),
  ermaessigungen: z.array(z.object({ id: z.number().int(), text: z.string(), von: z.string() })),
  /** Of the form that notes money as it is shown now: sent twice it counts once. */
  beleg: z.uuid(),
  /** Per cent of the social pass; 0 where there is none. */
  sozialpass: z.number().int(),
});
export type Kassenkonto = z.output<typeof kassenkontoSchema>;

export const ZAHLUNGSARTEN = {
  ueberweisung: 'Überweisung',
  bar: 'Bar bezahlt',
  karte: 'Kartenzahlung',
  erstattung: 'Erstattung',
  berichtigung: 'Zuordnung gelöst',
} as const;
