import { z } from 'zod';

const eintrag = z.object({ id: z.string(), name: z.string() });

/** Of the reply of `GET /api/cms/abfalltermine` what the forms offer; nothing when the call failed. */
export const abfallAngebotSchema = z
  .object({ arten: z.array(eintrag), strassen: z.array(eintrag.extend({ ortsteil: z.string() })) })
  .catch({ arten: [], strassen: [] });
export type AbfallAngebot = z.output<typeof abfallAngebotSchema>;
