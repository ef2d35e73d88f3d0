import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { pagePlaceSchema } from '@gm/shared/schemas/editor/pages';
import { z } from 'zod';

export const redaktionSeite = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  island: {
    when: 'visible',
    because: 'The error of a refused address is shown beside its field, and what was entered stays.',
  },
  /** Response of `GET /api/intranet/redaktion/seite`; null when the call failed. */
  context: z.object({ seite: pagePlaceSchema.nullable().catch(null) }),
  options: z.object({
    /** Path of the call; the shell forwards posts without JavaScript to it. */
    aktion: postsTo('/api/intranet/redaktion/seite'),
  }),
});

export type RedaktionSeiteProps = TemplateProps<typeof redaktionSeite>;
