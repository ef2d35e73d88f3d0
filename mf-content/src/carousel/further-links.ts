import { listField, moduleFields } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

/** Links in addition to the full list, for example to submit an entry, which users would not expect there. */
export const furtherLinks = listField(moduleFields({ text: z.string().min(1), link: z.string().min(1) }), 3);
export type FurtherLinks = z.infer<typeof furtherLinks>;
