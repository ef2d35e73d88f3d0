import { z } from 'zod';
import { feldFehlerSchema } from './formular.ts';

/** RFC 9457 problem document; `title` and `detail` are German and safe to show. */
export const problemSchema = z.object({
  type: z.string().default('about:blank'),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  instance: z.string().optional(),
  errors: z.array(feldFehlerSchema).optional(),
});
export type Problem = z.infer<typeof problemSchema>;
