import { z } from 'zod';
import { formfeldSchema } from './formfeld.ts';

/** `POST /api/cms/vorlagen`: the templates of the running releases, as far as one can tell from it what fits them. */
export const vorlagenSchema = z.object({
  vorlagen: z
    .array(
      z.object({
        template: z.string(),
        slots: z.array(z.enum(['content', 'sidebar'])),
        context: formfeldSchema,
        options: formfeldSchema,
      }),
    )
    .max(2_000),
});
export type VorlagenStand = z.output<typeof vorlagenSchema>;
