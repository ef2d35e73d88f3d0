import { bildFelder, listenFeld, textFeld } from '@gm/shared/schemas/tolerante-felder';
import { zielSchema } from '@gm/shared/schemas/ziel';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { kachelSchema } from '../../kacheln/kachel-schema.ts';

/** Specification B2, app overview page: optional logo, contact icon links, an image, cards in two columns. */
export const appUebersicht = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    titel: textFeld,
    logo: z.object({ bild: bildFelder.bild }).nullable().catch(null),
    kontakte: listenFeld(kachelSchema.pick({ titel: true, symbol: true }).extend({ link: zielSchema })),
    ...bildFelder,
    karten: listenFeld(kachelSchema),
  }),
  options: z.object({}),
});
