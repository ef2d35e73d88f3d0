import { ratsvorlagenSchema } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

export const ratsvorlagen = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    /** Null when the call failed, which is not the same as nothing to show. */
    ratsvorlagen: ratsvorlagenSchema.nullable().catch(null),
  }),
  options: z.object({}),
});
