import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const redaktionVorschau = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({}),
  options: z.object({}),
});

export type RedaktionVorschauProps = TemplateProps<typeof redaktionVorschau>;
