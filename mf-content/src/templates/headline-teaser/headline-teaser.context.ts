import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { textFeld } from '../../kontext/tolerante-felder.ts';

export const headlineTeaser = defineTemplate({
  slots: ['content'],
  context: z.object({ titel: textFeld, einleitung: textFeld, link: textFeld, linktext: textFeld }),
  options: z.object({}),
});
