import { listenFeld } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { kachelSchema } from '../../kacheln/kachel-schema.ts';

export const digitalesRathaus = defineTemplate({
  insert: { title: 'Kacheln der E-Services', help: 'Themen mit Kacheln, die zu Diensten und Formularen führen.' },
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    themen: listenFeld(z.object({ titel: z.string().min(1), dienste: listenFeld(kachelSchema) })),
  }),
  options: z.object({}),
});
