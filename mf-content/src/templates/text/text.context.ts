import { htmlFeld, textFeld } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

export const text = defineTemplate({
  insert: { title: 'Text', help: 'Überschriften, Absätze, Listen und Tabellen.' },
  slots: ['content', 'sidebar'],
  /** `text` is sanitised HTML. */
  context: z.object({ titel: textFeld, text: htmlFeld }),
  options: z.object({}),
});
