import { defineTemplate } from '@gm/shared/contract';
import { targetSchema } from '@gm/shared/schemas/target';
import { htmlField, listField, textField } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

export const serviceportal = defineTemplate({
  insert: { title: 'Leistungen des Landes', help: 'Dienste des Serviceportals, jeder mit seinem Weg dorthin.' },
  slots: ['content'],
  context: z.object({
    titel: textField,
    text: htmlField,
    /** The state's services by path below the portal's address. */
    leistungen: listField(z.object({ titel: z.string().min(1), pfad: z.string(), hinweis: textField })),
  }),
  options: z.object({
    /** Name and address of the portal, from the municipality's configuration. */
    name: z.string().default('Serviceportal des Landes'),
    url: targetSchema.nullable().default(null),
  }),
});
