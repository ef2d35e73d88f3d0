import { defineTemplate } from '@gm/shared/contract';
import { htmlField, imageFields, moduleFields, textField } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

const page = z.enum(['links', 'rechts']);

export const bildText = defineTemplate({
  insert: { title: 'Bild und Text', help: 'Ein Bild neben einem Text, auf Wunsch mit einem Link.' },
  slots: ['content', 'sidebar'],
  /** `text` is sanitised HTML. */
  context: moduleFields({
    titel: textField,
    text: htmlField,
    link: textField,
    linktext: textField,
    ...imageFields,
    anordnung: page.nullable().catch(null).meta({ title: 'Das Bild steht' }),
  }),
  options: z.object({
    /** Side of the picture in two-column layout, unless the context sets it. */
    anordnung: page.catch('links').meta({ title: 'Das Bild steht, wenn oben nichts gewählt ist' }),
  }),
});
