import { ratsvorlagenSchema } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { defineTemplate } from '@gm/shared/contract';
import { z } from 'zod';

export const ratsvorlagen = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    /** Null if the call failed, as opposed to an empty result. */
    ratsvorlagen: ratsvorlagenSchema.nullable().catch(null),
  }),
  options: z.object({}),
});
