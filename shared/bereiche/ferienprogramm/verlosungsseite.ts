import * as z from 'zod/mini';

/** What everybody may know of the draw: `GET /api/ferienprogramm/verlosung`. */
export const verlosungsstandSchema = z.object({
  stand: z.enum(['keine', 'wuensche', 'festgelegt', 'verlost']),
  /** Last day for wishes. */
  bis: z.string(),
  /** Which public number the lots come from, in words. */
  zahl_name: z.string(),
  festgelegt: z.nullable(z.string()),
  pruefsumme: z.nullable(z.string()),
  zahl: z.nullable(z.string()),
  saat: z.nullable(z.string()),
});
export type Verlosungsstand = z.output<typeof verlosungsstandSchema>;

/** What staff see and do: `GET /api/intranet/ferienprogramm/verlosung`. */
export const verlosungsverwaltungSchema = z.extend(verlosungsstandSchema, {
  /** Wishes are over, and nothing is fixed yet. */
  kann_festlegen: z.boolean(),
  zettel: z.int(),
  unbestaetigt: z.int(),
  kinder: z.int(),
  wuensche: z.int(),
  /** Children on sheets of several addresses: staff ask the families before the list is fixed. */
  doppelte: z.array(z.object({ kind: z.string(), adressen: z.array(z.string()) })),
  ergebnis: z.nullable(
    z.object({
      plaetze: z.int(),
      erste: z.int(),
      ohne: z.int(),
      wert: z.int(),
      schranke: z.int(),
    }),
  ),
});
export type Verlosungsverwaltung = z.output<typeof verlosungsverwaltungSchema>;

const ZAHL = 'Bitte geben Sie die öffentliche Zahl an.';
export const ziehungSchema = z.object({
  zahl: z.string(ZAHL).check(z.trim(), z.maxLength(200, 'Bitte kürzen Sie auf 200 Zeichen.'), z.regex(/\d/, ZAHL)),
});
const TAG = 'Bitte geben Sie an, bis wann freie Plätze gebucht werden können.';
export const veroeffentlichungSchema = z.object({ restplaetze_bis: z.iso.date(TAG) });
