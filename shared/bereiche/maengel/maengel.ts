import { z } from 'zod';

/** What everybody may know of where it stands. */
export const MANGELSTAENDE = ['gemeldet', 'in Arbeit', 'behoben'] as const;
export type Mangelstand = (typeof MANGELSTAENDE)[number];

const tag = z.string();

/** A defect as everybody sees it: nothing anybody typed, and nothing of who did. */
export const mangelSchema = z.object({
  nummer: z.number().int(),
  /** Name of its kind. */
  art: z.string(),
  /** A street of the municipality, without a house number; null where another place was named. */
  strasse: z.string().nullable(),
  ortsteil: z.string().nullable(),
  /** WGS 84, some ten metres exact; null where nobody showed the place in the plan. */
  breitengrad: z.number().nullable(),
  laengengrad: z.number().nullable(),
  stand: z.enum(MANGELSTAENDE),
  /** Calendar days `YYYY-MM-DD`. */
  gemeldet: tag,
  geaendert: tag,
  /** How many have reported it. */
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

export const mangelartSchema = z.object({
  name: z.string(),
  /** What belongs to it, in a few words. */
  hinweis: z.string(),
});

const strasseSchema = z.object({
  id: z.string(),
  name: z.string(),
  ortsteil: z.string(),
  /** Its course in pixels of the plan: x, y, x, y … */
  linie: z.array(z.number()).optional(),
});

/** Reply of `GET /api/maengel`: what can be reported, where, and what everybody may know of reports so far. */
export const maengelSchema = z.object({
  arten: z.array(mangelartSchema),
  strassen: z.array(strasseSchema),
  plan: planSchema.nullable(),
  /** The newest first. */
  maengel: z.array(mangelSchema),
});
export type Maengel = z.output<typeof maengelSchema>;

/** Reply of `GET /api/mangel/stand`: a report, for whoever has a private link to it; null for any other link. */
export const mangelstandSchema = z.object({
  referenz: z.string(),
  /** `abgelehnt` besides: nothing will be done, for a reason that went out by mail. */
  stand: z.enum([...MANGELSTAENDE, 'abgelehnt']),
  gemeldet: tag,
  geaendert: tag,
  mal: z.number().int(),
  art: z.string(),
  ort: z.string(),
  breitengrad: z.number().nullable(),
  laengengrad: z.number().nullable(),
  /** What was typed, and the address of the picture: for the one who did it and for who mends it. */
  beschreibung: z.string().nullable(),
  bild: z.string().nullable(),
  plan: planSchema.nullable(),
});
export type Mangelauskunft = z.output<typeof mangelstandSchema>;
