import { z } from 'zod';

const entry = z.object({ id: z.string(), name: z.string() });

/** Data from `GET /api/cms/abfalltermine` used by the forms; empty if the call failed. */
export const abfallOfferSchema = z
  .object({ arten: z.array(entry), strassen: z.array(entry.extend({ ortsteil: z.string() })) })
  .catch({ arten: [], strassen: [] });
export type AbfallOffer = z.output<typeof abfallOfferSchema>;
