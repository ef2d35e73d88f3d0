import { beitragSchema } from '@gm/shared/schemas/redaktion';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const redaktionBeitrag = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  /** Reply of `GET /api/intranet/redaktion/{referenz}` or `…/neu/{art}`; the page is a 404 without it. */
  context: z.object({ beitrag: beitragSchema }),
  options: z.object({
    /** Path of the call that takes this kind; the shell forwards posts without JavaScript to it. */
    aktion: z.string().startsWith('/api/'),
  }),
});

export type RedaktionBeitragProps = TemplateProps<typeof redaktionBeitrag>;
