import { beitragSchema } from '@gm/shared/schemas/redaktion';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const redaktionBeitrag = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  island: {
    when: 'load',
    because: 'The page is a text editor with a form that checks while it is filled in and keeps a draft.',
  },
  /** Reply of `GET /api/intranet/redaktion/{referenz}` or `…/neu/{art}`; the page is a 404 without it. */
  context: z.object({ beitrag: beitragSchema }),
  options: z.object({
    /** Path of the call that takes this kind; the shell forwards posts without JavaScript to it. */
    aktion: z.string().startsWith('/api/'),
  }),
});

export type RedaktionBeitragProps = TemplateProps<typeof redaktionBeitrag>;
