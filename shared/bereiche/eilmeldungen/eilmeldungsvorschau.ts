import { z } from 'zod';
import { bilduploadSchema } from '../../schemas/bild.ts';

/** A notice with its picture, as its preview shows it: `GET /api/intranet/redaktion/{referenz}/vorschau`. */
export const eilmeldungsvorschauSchema = bilduploadSchema.extend({
  id: z.number().int(),
  titel: z.string(),
  text: z.string(),
  link: z.string().nullable(),
});
export type Eilmeldungsvorschau = z.output<typeof eilmeldungsvorschauSchema>;
