import { bildFelder, textFeld } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

export const panoramabildPanoramateaser = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({ titel: textFeld, text: textFeld, link: textFeld, linktext: textFeld, ...bildFelder }),
  options: z.object({
    /** The picture moves slower than the page; never where the visitor wants less motion. */
    parallax: z.boolean().catch(false),
  }),
});
