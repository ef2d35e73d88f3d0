import { ratspersonenSchema } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

export const ratspersonen = defineTemplate({
  slots: ['content'],
  query: ['typ'],
  surface: 'plain',
  context: z.object({
    /** Null when the call failed, which is not the same as nothing to show. */
    ratspersonen: ratspersonenSchema.nullable().catch(null),
  }),
  options: z.object({}),
});
