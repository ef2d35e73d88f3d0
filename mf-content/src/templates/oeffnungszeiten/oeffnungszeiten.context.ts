import { oeffnungszeitSchema } from '@gm/shared/schemas/oeffnungszeiten';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { listenFeld, textFeld } from '../../kontext/tolerante-felder.ts';

export const oeffnungszeiten = defineTemplate({
  slots: ['content', 'sidebar'],
  context: z.object({
    titel: textFeld,
    oeffnungszeiten: listenFeld(oeffnungszeitSchema),
    /**
     * The moment the server rendered the page. It travels with the page data, so that the browser's first render
     * says the same as the server's; the component goes on with the browser's clock.
     */
    jetzt: z.iso.datetime().catch(() => new Date().toISOString()),
  }),
  options: z.object({}),
});
