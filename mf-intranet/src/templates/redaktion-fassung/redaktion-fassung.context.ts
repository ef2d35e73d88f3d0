import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { versionSchema } from '@gm/shared/schemas/editor/editorial';
import { z } from 'zod';

export const redaktionFassung = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  island: { when: 'visible', because: 'An earlier version is brought back without leaving the page.' },
  /** Response of `GET /api/intranet/redaktion/{referenz}/fassung/{nummer}`; the page is a 404 without it. */
  context: z.object({ fassung: versionSchema }),
  options: z.object({
    /** Path of the call that restores; the shell forwards posts without JavaScript to it. */
    aktion: postsTo('/api/intranet/redaktion/wiederherstellen'),
  }),
});

export type RedaktionFassungProps = TemplateProps<typeof redaktionFassung>;
