import * as z from 'zod/mini';

/** `GET /api/ferienprogramm/rechnung?token=`: the bill of a booking. Amounts in euros. */
export const rechnungSchema = z.object({
  referenz: z.string(),
  /** Calendar days. */
  erstellt: z.string(),
  faellig: z.string(),
  empfaenger: z.object({ name: z.string(), strasse: z.string(), ort: z.string() }),
  posten: z.array(z.object({ was: z.string(), betrag: z.number() })),
  summe: z.number(),
  zahlungen: z.array(z.object({ tag: z.string(), was: z.string(), betrag: z.number() })),
  /** Still to be paid; negative: the family gets it back. */
  offen: z.number(),
  konto: z.object({ inhaber: z.string(), iban: z.string(), bic: z.string(), bank: z.string() }),
  /** What to write with the transfer. */
  zweck: z.string(),
  /** GiroCode as squares of a drawing; null where nothing is to be paid. */
  girocode: z.nullable(z.object({ groesse: z.int(), pfad: z.string() })),
  /** Whether one can pay by card here. */
  karte: z.boolean(),
  /** Path of the booking's page. */
  buchung: z.string(),
});
export type Rechnung = z.output<typeof rechnungSchema>;
