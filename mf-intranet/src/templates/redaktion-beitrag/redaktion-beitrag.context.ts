import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { contributionSchema } from '@gm/shared/schemas/editor/editorial';
import { z } from 'zod';

export const redaktionBeitrag = defineTemplate({
  slots: ['content'],
  /** `von`: the public page from which the form was opened. */
  query: ['von'],
  surface: 'plain',
  island: {
    when: 'load',
    because: 'The page is a text editor with a form that checks while it is filled in and keeps a draft.',
  },
  /** Response of `GET /api/intranet/redaktion/{referenz}` or `…/neu/{art}`; the page is a 404 without it. */
  context: z.object({ beitrag: contributionSchema }),
  options: z.object({
    /** Path of the call for this kind; the shell forwards posts without JavaScript to it. */
    aktion: postsTo('/api/intranet/redaktion/inhalt'),
  }),
});

export type RedaktionBeitragProps = TemplateProps<typeof redaktionBeitrag>;
