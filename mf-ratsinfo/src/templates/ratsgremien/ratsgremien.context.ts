import { ratsgremienSchema } from '@gm/shared/schemas/ratsinfo';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

export const ratsgremien = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    /** Null when the call failed, which is not the same as nothing to show. */
    ratsgremien: ratsgremienSchema.nullable().catch(null),
  }),
  options: z.object({}),
});
