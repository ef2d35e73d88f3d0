import { z } from 'zod';
import { streetSchema } from '../../schemas/street.ts';

/** `sperrung`: no way through; `einschraenkung`: narrowed, diverted or without parking. */
export const BAUSTELLEN_ARTEN = ['sperrung', 'einschraenkung'] as const;

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

export const baustelleSchema = z.object({
  titel: z.string(),
  art: z.enum(BAUSTELLEN_ARTEN),
  /** Names of its streets. */
  strassen: z.array(z.string()),
  ortsteil: z.string(),
  /** First and last day. */
  von: day,
  bis: day,
  text: z.string(),
  umleitung: z.string(),
  link: z.string().nullable(),
  /** In the chosen street itself, not only in its village. */
  hier: z.boolean(),
});

/** An institution responsible for the street, e.g. its polling place. */
export const zustaendigkeitSchema = z.object({
  aufgabe: z.string(),
  name: z.string(),
  ort: z.string(),
  link: z.string().nullable(),
});

/** Reply of `GET /api/cms/strasse`. */
export const streetInfoSchema = z.object({
  heute: day,
  strasse: streetSchema.nullable(),
  /** Current and coming ones, those in the street first. */
  baustellen: z.array(baustelleSchema),
  zustaendig: z.array(zustaendigkeitSchema),
});
export type StreetFacts = z.output<typeof streetInfoSchema>;
