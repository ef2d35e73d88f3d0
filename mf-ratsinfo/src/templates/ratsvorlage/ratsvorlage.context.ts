import { ratsvorlageSchema } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { defineTemplate } from '@gm/shared/contract';
import { z } from 'zod';

export const ratsvorlage = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({ ratsvorlage: ratsvorlageSchema.omit({ seo: true }) }),
  options: z.object({}),
});
