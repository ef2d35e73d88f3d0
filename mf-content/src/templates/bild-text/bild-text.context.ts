import { bildFelder, htmlFeld, modulFelder, textFeld } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

const seite = z.enum(['links', 'rechts']);

export const bildText = defineTemplate({
  insert: { title: 'Bild und Text', help: 'Ein Bild neben einem Text, auf Wunsch mit einem Link.' },
  slots: ['content', 'sidebar'],
  /** `text` is sanitised HTML. */
  context: modulFelder({
    titel: textFeld,
    text: htmlFeld,
    link: textFeld,
    linktext: textFeld,
    ...bildFelder,
    anordnung: seite.nullable().catch(null).meta({ title: 'Das Bild steht' }),
  }),
  options: z.object({
    /** Side of the picture where there is room for two columns and the context names none. */
    anordnung: seite.catch('links').meta({ title: 'Das Bild steht, wenn oben nichts gewählt ist' }),
  }),
});
