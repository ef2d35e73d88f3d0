import { bildFelder, textFeld } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

export const bildText = defineTemplate({
  slots: ['content', 'sidebar'],
  /** `text` is sanitised HTML. */
  context: z.object({ titel: textFeld, text: textFeld, link: textFeld, linktext: textFeld, ...bildFelder }),
  options: z.object({
    /** Side of the picture where there is room for two columns. */
    anordnung: z.enum(['links', 'rechts']).catch('links'),
  }),
});
