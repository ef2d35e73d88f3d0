import { z } from 'zod';
import { imageSchema } from '../image.ts';
import { countedKindSchema, editorialEntrySchema } from './editorial-entry.ts';

/** With the first picture of the entry. */
const overviewEntrySchema = editorialEntrySchema.extend({ bild: imageSchema.nullable().default(null) });
export type OverviewEntry = z.output<typeof overviewEntrySchema>;

/** The first lines of a list, and the number of all. */
const excerptSchema = z.object({ anzahl: z.number().int(), data: z.array(overviewEntrySchema) });

/** `start` of `GET /api/intranet/redaktion`: what an editor needs first, limited to what the account may edit. */
export const overviewSchema = z.object({
  /** What the account worked on, newest first. */
  zuletzt: z.array(overviewEntrySchema),
  /** Waits for this account to release it, oldest first. */
  aufMich: excerptSchema,
  /** What the account submitted and others have to release, oldest first. */
  aufAndere: excerptSchema,
  /** What is published or withdrawn at a time, by day. */
  geplant: z.object({
    anzahl: z.number().int(),
    tage: z.array(
      z.object({
        /** `Montag, 30. November` */
        titel: z.string(),
        data: z.array(
          z.object({ was: z.enum(['erscheint', 'endet']), uhrzeit: z.string(), eintrag: overviewEntrySchema }),
        ),
      }),
    ),
  }),
  arten: z.array(countedKindSchema),
});
export type Overview = z.output<typeof overviewSchema>;
