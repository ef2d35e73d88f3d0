import { textFeld } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

export const headlineTeaser = defineTemplate({
  insert: { title: 'Große Überschrift', help: 'Überschrift mit einleitendem Satz und einem Link.' },
  slots: ['content'],
  context: z.object({ titel: textFeld, einleitung: textFeld, link: textFeld, linktext: textFeld }),
  options: z.object({}),
});
