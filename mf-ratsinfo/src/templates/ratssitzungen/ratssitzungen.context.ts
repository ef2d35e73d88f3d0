import { ratssitzungenSchema } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

export const ratssitzungen = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    /** Null when the call failed, which is not the same as nothing to show. */
    ratssitzungen: ratssitzungenSchema.nullable().catch(null),
  }),
  options: z.object({}),
});
