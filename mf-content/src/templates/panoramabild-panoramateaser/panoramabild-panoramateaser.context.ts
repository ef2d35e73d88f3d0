import { bildFelder, modulFelder, schalterFeld, textFeld } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

export const panoramabildPanoramateaser = defineTemplate({
  insert: { title: 'Panoramabild', help: 'Ein breites Bild über die ganze Seite mit wenigen Worten darauf.' },
  slots: ['content'],
  surface: 'plain',
  context: modulFelder({
    titel: textFeld,
    text: textFeld,
    link: textFeld,
    linktext: textFeld,
    ...bildFelder,
    parallax: schalterFeld,
  }),
  options: z.object({
    /** The picture moves slower than the page, unless the context says otherwise; never where the visitor wants less motion. */
    parallax: z.boolean().catch(false),
  }),
});
