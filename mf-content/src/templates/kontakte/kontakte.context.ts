import { defineTemplate } from '@gm/shared/contract';
import { listField, moduleFields, textField } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

const contact = moduleFields({
  titel: z.string().min(1),
  text: textField,
  telefon: textField,
  email: textField,
});

export const kontakte = defineTemplate({
  insert: { title: 'Kontakte', help: 'Wer wofür zuständig ist, jeder mit Telefon und E-Mail zum Antippen.' },
  slots: ['content', 'sidebar'],
  context: z.object({ titel: textField, kontakte: listField(contact) }),
  options: z.object({}),
});
