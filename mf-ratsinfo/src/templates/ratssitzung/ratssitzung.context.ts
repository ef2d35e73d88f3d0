import { ratssitzungSchema } from '@gm/shared/schemas/ratsinfo';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

export const ratssitzung = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({ ratssitzung: ratssitzungSchema.omit({ seo: true }) }),
  options: z.object({}),
});
