import { defineTemplate } from '@gm/shared/contract';
import { textField } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

export const headlineTeaser = defineTemplate({
  insert: { title: 'Große Überschrift', help: 'Überschrift mit einleitendem Satz und einem Link.' },
  slots: ['content'],
  context: z.object({ titel: textField, einleitung: textField, link: textField, linktext: textField }),
  options: z.object({}),
});
