import { z } from 'zod';
import { streetSchema as chosenStreetSchema } from '../../schemas/street.ts';

/** Public states of a defect. */
export const MANGEL_STATES = ['gemeldet', 'in Arbeit', 'behoben'] as const;
export type MangelState = (typeof MANGEL_STATES)[number];

const day = z.string();

/** A defect as published: without anything typed by the reporter, and without personal data. */
export const mangelSchema = z.object({
  nummer: z.number().int(),
  /** Name of its kind. */
  art: z.string(),
  /** A street of the municipality, without house number; null for another place. */
  strasse: z.string().nullable(),
  ortsteil: z.string().nullable(),
  /** WGS 84, rounded to some ten metres; null if no place was marked on the plan. */
  breitengrad: z.number().nullable(),
  laengengrad: z.number().nullable(),
  stand: z.enum(MANGEL_STATES),
  /** Calendar days `YYYY-MM-DD`. */
  gemeldet: day,
  geaendert: day,
  /** Number of reports. */
  mal: z.number().int(),
});
export type Mangel = z.output<typeof mangelSchema>;

export const planSchema = z.object({
  /** Address of the picture. */
  src: z.string(),
  breite: z.number(),
  hoehe: z.number(),
  nord: z.number(),
  sued: z.number(),
  west: z.number(),
  ost: z.number(),
});
export type Plan = z.output<typeof planSchema>;

export const mangelKindSchema = z.object({
  name: z.string(),
  /** What belongs to this kind, in a few words. */
  hinweis: z.string(),
});

const streetSchema = z.object({
  id: z.string(),
  name: z.string(),
  ortsteil: z.string(),
  /** Coordinates in pixels of the plan: x, y, x, y … */
  linie: z.array(z.number()).optional(),
});

/** Reply of `GET /api/maengel`: kinds, streets, plan and published reports. */
export const maengelSchema = z.object({
  arten: z.array(mangelKindSchema),
  strassen: z.array(streetSchema),
  plan: planSchema.nullable(),
  /** Newest first. */
  maengel: z.array(mangelSchema),
});
export type Maengel = z.output<typeof maengelSchema>;

/** Reply of `GET /api/mangel/stand`: a report behind one of its private links; null for any other link. */
export const mangelStateSchema = z.object({
  referenz: z.string(),
  /** Additionally `abgelehnt`: rejected, with the reason sent by mail. */
  stand: z.enum([...MANGEL_STATES, 'abgelehnt']),
  gemeldet: day,
  geaendert: day,
  mal: z.number().int(),
  art: z.string(),
  ort: z.string(),
  breitengrad: z.number().nullable(),
  laengengrad: z.number().nullable(),
  /** The typed description and the picture's URL: only for the reporter and for staff. */
  beschreibung: z.string().nullable(),
  bild: z.string().nullable(),
  plan: planSchema.nullable(),
});
export type MangelDisclosure = z.output<typeof mangelStateSchema>;

/** Reply of `GET /api/cms/maengel`: published reports in a street and its village. */
export const streetMaengelSchema = z.object({
  strasse: chosenStreetSchema.nullable(),
  /** Those in the street first, then the newest. */
  maengel: z.array(mangelSchema),
  anzahl: z.number().int(),
});
