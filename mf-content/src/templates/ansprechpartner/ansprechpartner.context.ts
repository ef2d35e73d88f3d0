import { ansprechpartnerSchema } from '@gm/shared/areas/wegweiser/wegweiser';
import { defineTemplate } from '@gm/shared/contract';
import { listField, tolerant } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';
import { personSchema, unitSchema } from '../../administration/unit-fields.ts';
import { nowField } from '../../opening-hours/times-fields.ts';

export const ansprechpartner = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  entry: true,
  context: z.object({
    ansprechpartner: tolerant(ansprechpartnerSchema.omit({ seo: true }), {
      einheit: unitSchema,
      data: listField(personSchema),
    }),
    jetzt: nowField,
  }),
  options: z.object({}),
});
