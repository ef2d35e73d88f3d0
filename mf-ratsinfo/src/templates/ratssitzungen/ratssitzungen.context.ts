import { ratssitzungenSchema } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { defineTemplate } from '@gm/shared/contract';
import { z } from 'zod';

export const ratssitzungen = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    /** Null if the call failed, as opposed to an empty result. */
    ratssitzungen: ratssitzungenSchema.nullable().catch(null),
  }),
  options: z.object({}),
});
