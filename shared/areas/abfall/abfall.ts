import { z } from 'zod';

export const ABFALL_SYMBOLS = ['restmuell', 'bio', 'papier', 'verpackung', 'gruenschnitt'] as const;
export type AbfallSymbol = (typeof ABFALL_SYMBOLS)[number];

export const abfallKindSchema = z.object({
  id: z.string(),
  name: z.string(),
  symbol: z.enum(ABFALL_SYMBOLS),
  /** What belongs in this kind of waste. */
  hinweis: z.string(),
});
export type AbfallKind = z.output<typeof abfallKindSchema>;

export const abfallStreetSchema = z.object({
  /** As used in URLs, e.g. `schwann-tannenstrasse`. */
  id: z.string(),
  name: z.string(),
  ortsteil: z.string(),
});
export type AbfallStreet = z.output<typeof abfallStreetSchema>;

/** A collection of one kind of waste on one day. */
export const abfuhrSchema = z.object({
  tag: z.string(),
  /** Id of the kind. */
  art: z.string(),
  /** The regular day, where a holiday moved the collection. */
  statt: z.string().nullish(),
});
export type Abfuhr = z.output<typeof abfuhrSchema>;

/** Reply of `GET /api/cms/abfalltermine`. */
export const abfalltermineSchema = z.object({
  /** Calendar day in Europe/Berlin for which the reply was built. */
  heute: z.string(),
  arten: z.array(abfallKindSchema),
  strassen: z.array(abfallStreetSchema),
  /** The requested street or whole district, if it exists. */
  auswahl: z
    .object({
      strasse: z.string().nullable(),
      ortsteil: z.string(),
      /** Streets of the district with different days, if a whole district was requested. */
      abweichend: z.array(abfallStreetSchema),
    })
    .nullable(),
  /** Collections of the next twelve months for the selection, by day. */
  termine: z.array(abfuhrSchema),
  /** URL of the calendar feed. */
  kalender: z.string().nullable(),
});
export type Abfalltermine = z.output<typeof abfalltermineSchema>;

/** Reply of `GET /api/cms/abfalltermine/naechste`: `Bioabfall morgen`; null for an unknown street. */
export const nextCollectionSchema = z.object({ text: z.string().nullable() });

/** Reply of `GET /api/abfall/erinnerung/stand`: the reminder behind a private link. */
export const abfallerinnerungStateSchema = z.object({
  bestaetigt: z.boolean(),
  email: z.string(),
  strasse: z.string(),
  arten: z.array(z.string()),
});
export type AbfallerinnerungState = z.output<typeof abfallerinnerungStateSchema>;
