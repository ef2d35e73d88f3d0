import { defineTemplate } from '@gm/shared/contract';
import { listField, moduleFields, textField } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

const MAX_PLACES = 12;

/** A place on the drawing, which is 1600 × 800. */
const place = moduleFields({
  titel: z.string().min(1),
  link: textField,
  x: z.number().min(0).max(1600),
  y: z.number().min(0).max(800),
});

export const ortskarte = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({ titel: textField, text: textField, orte: listField(place, MAX_PLACES) }),
  options: z.object({}),
});
