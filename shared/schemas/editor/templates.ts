import { z } from 'zod';
import { formFieldSchema } from '../form-field.ts';

/** `POST /api/cms/vorlagen`: the templates of the running releases, with what is needed to validate content. */
export const templatesSchema = z.object({
  vorlagen: z
    .array(
      z.object({
        template: z.string(),
        slots: z.array(z.enum(['content', 'sidebar'])),
        context: formFieldSchema,
        options: formFieldSchema,
        /** Whether editors may add it to a page; older shells do not send this. */
        neu: z.boolean().default(true),
        /** Path prefixes of the pages where it is allowed; without them, everywhere. */
        paths: z.array(z.string()).default([]),
      }),
    )
    .max(2_000),
});
export type TemplatesState = z.output<typeof templatesSchema>;
