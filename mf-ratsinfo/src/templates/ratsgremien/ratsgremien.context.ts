import { ratsgremienSchema } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { defineTemplate } from '@gm/shared/contract';
import { orFailed } from '@gm/shared/schemas/failed-call';
import { htmlField } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

export const ratsgremien = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    /** Null if the call failed, as opposed to an empty result. */
    ratsgremien: orFailed(
      z.object({ data: z.array(ratsgremienSchema.shape.data.element.extend({ beschreibung: htmlField })) }),
    ).catch(null),
  }),
  options: z.object({}),
});
