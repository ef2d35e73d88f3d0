import { z } from 'zod';
import { imageUploadSchema } from '../../schemas/image.ts';

/** A notice with its picture, as shown in its preview: `GET /api/intranet/redaktion/{referenz}/vorschau`. */
export const eilmeldungsPreviewSchema = imageUploadSchema.extend({
  id: z.number().int(),
  titel: z.string(),
  text: z.string(),
  link: z.string().nullable(),
});
export type EilmeldungsPreview = z.output<typeof eilmeldungsPreviewSchema>;
