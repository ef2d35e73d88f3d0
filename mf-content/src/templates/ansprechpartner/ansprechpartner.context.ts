import { ansprechpartnerSchema } from '@gm/shared/bereiche/wegweiser/wegweiser';
import { listenFeld, tolerant } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { jetztFeld } from '../../oeffnungszeiten/zeiten-felder.ts';
import { einheitSchema, personSchema } from '../../verwaltung/einheit-felder.ts';

export const ansprechpartner = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  entry: true,
  context: z.object({
    ansprechpartner: tolerant(ansprechpartnerSchema.omit({ seo: true }), {
      einheit: einheitSchema,
      data: listenFeld(personSchema),
    }),
    jetzt: jetztFeld,
  }),
  options: z.object({}),
});
