import { z } from 'zod';
import { fieldErrorSchema } from './form.ts';

/** RFC 9457 problem document; `title` and `detail` are German and safe to show. */
export const problemSchema = z.object({
  type: z.string().default('about:blank'),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  instance: z.string().optional(),
  errors: z.array(fieldErrorSchema).optional(),
});
export type Problem = z.infer<typeof problemSchema>;
