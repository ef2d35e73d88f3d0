import { ratspersonenSchema } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { defineTemplate } from '@gm/shared/contract';
import { z } from 'zod';

export const ratspersonen = defineTemplate({
  slots: ['content'],
  query: ['typ'],
  surface: 'plain',
  context: z.object({
    /** Null if the call failed, as opposed to an empty result. */
    ratspersonen: ratspersonenSchema.nullable().catch(null),
  }),
  options: z.object({}),
});
