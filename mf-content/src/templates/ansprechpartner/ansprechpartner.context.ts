import { listenFeld } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { jetztFeld } from '../../oeffnungszeiten/zeiten-felder.ts';
import { personSchema, stelleSchema } from '../../verwaltung/stelle-felder.ts';

export const ansprechpartner = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  entry: true,
  context: z.object({
    ansprechpartner: z.object({ einheit: stelleSchema, data: listenFeld(personSchema) }),
    jetzt: jetztFeld,
  }),
  options: z.object({}),
});
