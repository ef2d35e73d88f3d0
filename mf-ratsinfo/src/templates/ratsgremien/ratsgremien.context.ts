import { ratsgremienSchema } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import { htmlFeld } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

export const ratsgremien = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    /** Null when the call failed, which is not the same as nothing to show. */
    ratsgremien: z
      .object({ data: z.array(ratsgremienSchema.shape.data.element.extend({ beschreibung: htmlFeld })) })
      .nullable()
      .catch(null),
  }),
  options: z.object({}),
});
