import { defineTemplate } from '@gm/shared/contract';
import { htmlField, textField } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

export const text = defineTemplate({
  insert: { title: 'Text', help: 'Überschriften, Absätze, Listen und Tabellen.' },
  slots: ['content', 'sidebar'],
  /** `text` is sanitised HTML. */
  context: z.object({ titel: textField, text: htmlField }),
  options: z.object({}),
});
