import { z } from 'zod';
import { costsSchema } from '../registration/ferienprogramm-registration.ts';

/** Euros, like all amounts on the wire. */
const euro = z.number();

const accountLineSchema = z.object({
  referenz: z.string(),
  /** Name of the family's contact. */
  name: z.string(),
  /** Calendar day. */
  faellig: z.string(),
  soll: euro,
  ist: euro,
  /** Amount due; negative: overpaid. */
  offen: euro,
  ueberfaellig: z.boolean(),
  /** Number of reminders sent. */
  erinnert: z.number().int(),
  href: z.string(),
});

const transactionSchema = z.object({
  id: z.number().int(),
  tag: z.string(),
  betrag: euro,
  name: z.string(),
  zweck: z.string(),
  /** Why it was not assigned automatically, and the bookings it may belong to. */
  grund: z.string(),
  kandidaten: z.array(z.string()),
});

/** `GET /api/intranet/ferienprogramm/kasse`: all bills, and the bank statement lines that need manual assignment. */
export const booksSchema = z.object({
  /** Whether the season has a bank account; without one there are no bills. */
  eingerichtet: z.boolean(),
  summe: z.object({ soll: euro, ist: euro, offen: euro, guthaben: euro, ueberfaellig: z.number().int() }),
  konten: z.array(accountLineSchema),
  umsaetze: z.array(transactionSchema),
  /** Export periods for the treasury; calendar days. */
  zeitraeume: z.array(z.object({ name: z.string(), von: z.string(), bis: z.string() })),
});
export type Books = z.output<typeof booksSchema>;

/** `GET /api/intranet/ferienprogramm/kasse/{referenz}`: one bill with its history. */
export const booksAccountSchema = accountLineSchema.extend({
  email: z.string(),
  telefon: z.string(),
  kosten: costsSchema,
  posten: z.array(z.object({ tag: z.string(), was: z.string(), betrag: euro })),
  zahlungen: z.array(
    z.object({
      id: z.number().int(),
      tag: z.string(),
      art: z.string(),
      betrag: euro,
      notiz: z.string(),
      /** The payment came from a bank statement and can be detached, to be assigned to another bill. */
      loesbar: z.boolean(),
    }),
  ),
  ermaessigungen: z.array(z.object({ id: z.number().int(), text: z.string(), von: z.string() })),
  /** Idempotency key of the rendered payment form: it takes effect once, even if sent twice. */
  beleg: z.uuid(),
  /** Social-pass discount in per cent; 0: none. */
  sozialpass: z.number().int(),
});
export type BooksAccount = z.output<typeof booksAccountSchema>;

export const PAYMENT_KINDS = {
  ueberweisung: 'Überweisung',
  bar: 'Bar bezahlt',
  karte: 'Kartenzahlung',
  erstattung: 'Erstattung',
  berichtigung: 'Zuordnung gelöst',
} as const;
