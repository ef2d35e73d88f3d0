import { listenFeld } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { jetztFeld } from '../../oeffnungszeiten/zeiten-felder.ts';
import { einheitSchema, personSchema } from '../../verwaltung/einheit-felder.ts';

export const ansprechpartner = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  entry: true,
  context: z.object({
    ansprechpartner: z.object({ einheit: einheitSchema, data: listenFeld(personSchema) }),
    jetzt: jetztFeld,
  }),
  options: z.object({}),
});
