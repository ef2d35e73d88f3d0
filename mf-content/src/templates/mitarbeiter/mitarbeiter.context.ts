import { mitarbeiterSchema } from '@gm/shared/bereiche/wegweiser/wegweiser';
import { tolerant } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { seoFeld } from '../../eintrag/eintrag-felder.ts';
import { jetztFeld } from '../../oeffnungszeiten/zeiten-felder.ts';
import { einheitSchema, personSchema } from '../../verwaltung/einheit-felder.ts';

export const mitarbeiter = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  entry: true,
  context: z.object({
    mitarbeiter: tolerant(mitarbeiterSchema.omit({ id: true }), {
      name: personSchema.shape.name,
      einheit: einheitSchema.nullable().catch(null),
      seo: seoFeld,
    })
      // The page's top shows the description, which names the function.
      .transform(({ seo, funktion, ...rest }) => ({ ...rest, funktion: seo?.description ? null : funktion })),
    jetzt: jetztFeld,
  }),
  options: z.object({}),
});
