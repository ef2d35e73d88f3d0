import { ratsgremiumSchema } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { defineTemplate } from '@gm/shared/contract';
import { htmlField } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

export const ratsgremium = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({ ratsgremium: ratsgremiumSchema.omit({ seo: true }).extend({ beschreibung: htmlField }) }),
  options: z.object({}),
});
