import * as z from 'zod/mini';

/** `GET /api/ferienprogramm/rechnung?token=`: the bill of a booking. Amounts in euros. */
export const billSchema = z.object({
  referenz: z.string(),
  /** Calendar days. */
  erstellt: z.string(),
  faellig: z.string(),
  empfaenger: z.object({ name: z.string(), strasse: z.string(), ort: z.string() }),
  posten: z.array(z.object({ was: z.string(), betrag: z.number() })),
  summe: z.number(),
  zahlungen: z.array(z.object({ tag: z.string(), was: z.string(), betrag: z.number() })),
  /** Amount due; negative: to be refunded. */
  offen: z.number(),
  konto: z.object({ inhaber: z.string(), iban: z.string(), bic: z.string(), bank: z.string() }),
  /** Payment reference for the bank transfer. */
  zweck: z.string(),
  /** GiroCode as an SVG path; null if nothing is due. */
  girocode: z.nullable(z.object({ groesse: z.int(), pfad: z.string() })),
  /** Whether card payment is available. */
  karte: z.boolean(),
  /** Path of the booking's page. */
  buchung: z.string(),
});
export type Bill = z.output<typeof billSchema>;
