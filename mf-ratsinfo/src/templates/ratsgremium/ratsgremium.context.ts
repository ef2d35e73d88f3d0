import { ratsgremiumSchema } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import { htmlFeld } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

export const ratsgremium = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({ ratsgremium: ratsgremiumSchema.omit({ seo: true }).extend({ beschreibung: htmlFeld }) }),
  options: z.object({}),
});
