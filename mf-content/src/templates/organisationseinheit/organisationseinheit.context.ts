import { unitPageSchema } from '@gm/shared/areas/wegweiser/wegweiser';
import { defineTemplate } from '@gm/shared/contract';
import { listField, tolerant } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';
import { unitWithLowerSchema } from '../../administration/unit-fields.ts';
import { nowField } from '../../opening-hours/times-fields.ts';

const leistungen = unitPageSchema.pick({ leistungen: true });
const leistung = tolerant(leistungen.shape.leistungen.element.omit({ einleitung: true }), {
  titel: z.string().min(1),
  detailURL: z.string(),
});

export const organisationseinheit = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  entry: true,
  context: z.object({
    organisationseinheit: z.intersection(
      unitWithLowerSchema,
      tolerant(leistungen, { leistungen: listField(leistung) }),
    ),
    jetzt: nowField,
  }),
  options: z.object({}),
});
