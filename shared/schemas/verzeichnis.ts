import { z } from 'zod';
import { lokalesZielSchema } from './ziel.ts';

/** Reply of `GET /api/cms/verzeichnis`: every public path with the day of its last change, for the site map. */
export const verzeichnisSchema = z.object({
  data: z.array(z.object({ pfad: lokalesZielSchema, geaendert: z.iso.date().nullish() })),
});
export type Verzeichnis = z.infer<typeof verzeichnisSchema>;
