import { staffSchema } from '@gm/shared/areas/wegweiser/wegweiser';
import { defineTemplate } from '@gm/shared/contract';
import { tolerant } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';
import { personSchema, unitSchema } from '../../administration/unit-fields.ts';
import { seoField } from '../../entry/entry-fields.ts';
import { nowField } from '../../opening-hours/times-fields.ts';

export const mitarbeiter = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  entry: true,
  context: z.object({
    mitarbeiter: tolerant(staffSchema.omit({ id: true }), {
      name: personSchema.shape.name,
      einheit: unitSchema.nullable().catch(null),
      seo: seoField,
    })
      // The page header shows the description, which includes the function.
      .transform(({ seo, funktion: role, ...rest }) => ({ ...rest, funktion: seo?.description ? null : role })),
    jetzt: nowField,
  }),
  options: z.object({}),
});
