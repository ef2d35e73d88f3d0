import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { textFeld } from '../../kontext/tolerante-felder.ts';

export const text = defineTemplate({
  slots: ['content', 'sidebar'],
  /** `text` is sanitised HTML. */
  context: z.object({ titel: textFeld, text: textFeld }),
  options: z.object({}),
});
