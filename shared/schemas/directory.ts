import { z } from 'zod';
import { localTargetSchema } from './target.ts';

/** Reply of `GET /api/cms/verzeichnis`: every public path with its date of change, for the sitemap. */
export const directorySchema = z.object({
  data: z.array(z.object({ pfad: localTargetSchema, geaendert: z.iso.date().nullish() })),
});
export type Directory = z.infer<typeof directorySchema>;
