import { ratspersonSchema } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { defineTemplate } from '@gm/shared/contract';
import { z } from 'zod';

export const ratsperson = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({ ratsperson: ratspersonSchema.omit({ seo: true }) }),
  options: z.object({}),
});
