import { ratsgremiumSchema } from '@gm/shared/schemas/ratsinfo';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

export const ratsgremium = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({ ratsgremium: ratsgremiumSchema.omit({ seo: true }) }),
  options: z.object({}),
});
