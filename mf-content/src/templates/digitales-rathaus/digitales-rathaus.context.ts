import { defineTemplate } from '@gm/shared/contract';
import { listField } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';
import { tileSchema } from '../../tiles/tile-schema.ts';

export const digitalesRathaus = defineTemplate({
  insert: { title: 'Kacheln der E-Services', help: 'Themen mit Kacheln, die zu Diensten und Formularen führen.' },
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    themen: listField(z.object({ titel: z.string().min(1), dienste: listField(tileSchema) })),
  }),
  options: z.object({}),
});
