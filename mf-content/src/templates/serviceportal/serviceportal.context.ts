import { htmlFeld, listenFeld, textFeld } from '@gm/shared/schemas/tolerante-felder';
import { zielSchema } from '@gm/shared/schemas/ziel';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

export const serviceportal = defineTemplate({
  insert: { title: 'Leistungen des Landes', help: 'Dienste des Serviceportals, jeder mit seinem Weg dorthin.' },
  slots: ['content'],
  context: z.object({
    titel: textFeld,
    text: htmlFeld,
    /** Services of the state by their path below the portal's address. */
    leistungen: listenFeld(z.object({ titel: z.string().min(1), pfad: z.string(), hinweis: textFeld })),
  }),
  options: z.object({
    /** Name and address of the portal; the municipality's configuration sets them. */
    name: z.string().default('Serviceportal des Landes'),
    url: zielSchema.nullable().default(null),
  }),
});
