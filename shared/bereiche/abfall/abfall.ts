import { z } from 'zod';

export const ABFALL_SYMBOLE = ['restmuell', 'bio', 'papier', 'verpackung', 'gruenschnitt'] as const;
export type AbfallSymbol = (typeof ABFALL_SYMBOLE)[number];

export const abfallartSchema = z.object({
  id: z.string(),
  name: z.string(),
  symbol: z.enum(ABFALL_SYMBOLE),
  /** What belongs into it. */
  hinweis: z.string(),
});
export type Abfallart = z.output<typeof abfallartSchema>;

export const abfallstrasseSchema = z.object({
  /** As it stands in addresses, e.g. `schwann-tannenstrasse`. */
  id: z.string(),
  name: z.string(),
  ortsteil: z.string(),
});
export type Abfallstrasse = z.output<typeof abfallstrasseSchema>;

/** A collection of one kind of waste on one day. */
export const abfuhrSchema = z.object({
  tag: z.string(),
  /** Id of the kind. */
  art: z.string(),
  /** The usual day, where a holiday moved the collection. */
  statt: z.string().nullish(),
});
export type Abfuhr = z.output<typeof abfuhrSchema>;

/** Reply of `GET /api/cms/abfalltermine`. */
export const abfalltermineSchema = z.object({
  /** Calendar day in Europe/Berlin the answer was made for. */
  heute: z.string(),
  arten: z.array(abfallartSchema),
  strassen: z.array(abfallstrasseSchema),
  /** What was asked for, if it exists: a street, or a district as a whole. */
  auswahl: z
    .object({
      strasse: z.string().nullable(),
      ortsteil: z.string(),
      /** Streets of the district with days of their own, when it was asked for as a whole. */
      abweichend: z.array(abfallstrasseSchema),
    })
    .nullable(),
  /** The coming twelve months of what was asked for, by day. */
  termine: z.array(abfuhrSchema),
  /** Address of the calendar file, to subscribe to. */
  kalender: z.string().nullable(),
});
export type Abfalltermine = z.output<typeof abfalltermineSchema>;

/** Reply of `GET /api/abfall/erinnerung/stand`: a reminder, for whoever has its private link. */
export const abfallerinnerungStandSchema = z.object({
  bestaetigt: z.boolean(),
  email: z.string(),
  strasse: z.string(),
  arten: z.array(z.string()),
});
export type AbfallerinnerungStand = z.output<typeof abfallerinnerungStandSchema>;
