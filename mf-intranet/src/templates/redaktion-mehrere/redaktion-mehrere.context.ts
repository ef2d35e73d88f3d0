import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { contentSchema, editorialSchema } from '@gm/shared/schemas/editor/editorial';
import { z } from 'zod';

export const redaktionMehrere = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  island: { when: 'visible', because: 'What is refused of several entries is told beside them, and the ticks stay.' },
  /** Response of `GET /api/intranet/redaktion` or `…/inhalte`, whichever the page calls; null when the call failed. */
  context: z.object({
    redaktion: editorialSchema.nullable().default(null).catch(null),
    inhalte: contentSchema.nullable().default(null).catch(null),
  }),
  options: z.object({
    /** Path of the call; the shell forwards posts without JavaScript to it. */
    aktion: postsTo('/api/intranet/redaktion/mehrere'),
  }),
});

export type RedaktionMehrereProps = TemplateProps<typeof redaktionMehrere>;
