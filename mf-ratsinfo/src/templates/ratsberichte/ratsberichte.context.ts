import { councilReportsSchema } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { defineTemplate } from '@gm/shared/contract';
import { z } from 'zod';

export const ratsberichte = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    /** Null if the call failed, as opposed to an empty result. */
    ratsberichte: councilReportsSchema.nullable().catch(null),
  }),
  options: z.object({}),
});
