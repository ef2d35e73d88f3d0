import { textFeld } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { jetztFeld, zeitenFeld } from '../../oeffnungszeiten/zeiten-felder.ts';

export const oeffnungszeiten = defineTemplate({
  insert: {
    title: 'Öffnungszeiten',
    help: 'Wochentage mit Zeiten, Ausnahmen und dem Hinweis, ob gerade geöffnet ist.',
  },
  slots: ['content', 'sidebar'],
  context: z.object({ titel: textFeld, oeffnungszeiten: zeitenFeld, jetzt: jetztFeld }),
  options: z.object({}),
});
