import * as z from 'zod/mini';

/** Public state of the draw: `GET /api/ferienprogramm/verlosung`. */
export const drawStateSchema = z.object({
  stand: z.enum(['keine', 'wuensche', 'festgelegt', 'verlost']),
  /** Last day for submitting wishes. */
  bis: z.string(),
  /** Description of the public number that seeds the draw. */
  zahl_name: z.string(),
  festgelegt: z.nullable(z.string()),
  pruefsumme: z.nullable(z.string()),
  zahl: z.nullable(z.string()),
  saat: z.nullable(z.string()),
});
export type DrawState = z.output<typeof drawStateSchema>;

/** The draw for staff: `GET /api/intranet/ferienprogramm/verlosung`. */
export const drawAdministrationSchema = z.extend(drawStateSchema, {
  /** The wish period has ended, and the list is not final yet. */
  kann_festlegen: z.boolean(),
  zettel: z.int(),
  unbestaetigt: z.int(),
  kinder: z.int(),
  wuensche: z.int(),
  /** Children on wish sheets of several mail addresses; staff ask the families before the list becomes final. */
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
export type DrawAdministration = z.output<typeof drawAdministrationSchema>;

const FIGURE = 'Bitte geben Sie die öffentliche Zahl an.';
export const drawingSchema = z.object({
  zahl: z.string(FIGURE).check(z.trim(), z.maxLength(200, 'Bitte kürzen Sie auf 200 Zeichen.'), z.regex(/\d/, FIGURE)),
});
const DAY = 'Bitte geben Sie an, bis wann freie Plätze gebucht werden können.';
export const publicationSchema = z.object({ restplaetze_bis: z.iso.date(DAY) });
