import { abfallStreetSchema, abfalltermineSchema } from '@gm/shared/areas/abfall/abfall';
import { defineTemplate } from '@gm/shared/contract';
import { listField, orEmpty, tolerant } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

const selection = abfalltermineSchema.shape.auswahl.unwrap();

/** Choice of a street, for the cards of the page's open slot. */
export const strassenwahl = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  query: ['strasse'],
  context: z.object({
    abfalltermine: orEmpty(
      tolerant(abfalltermineSchema, {
        strassen: listField(abfallStreetSchema),
        auswahl: selection.pick({ strasse: true, ortsteil: true }).nullable().catch(null),
      }),
    ),
  }),
  options: z.object({ datenschutzLink: z.string().default('/datenschutz/') }),
});
