import { defineTemplate } from '@gm/shared/contract';
import { processingsSchema } from '@gm/shared/schemas/desk/processings';
import { listField, orEmpty, tolerant } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

const entry = tolerant(processingsSchema.shape.data.element, { titel: z.string().min(1) });

export const verarbeitungen = defineTemplate({
  slots: ['content'],
  context: z.object({ verarbeitungen: orEmpty(tolerant(processingsSchema, { data: listField(entry) })) }),
  options: z.object({}),
});
