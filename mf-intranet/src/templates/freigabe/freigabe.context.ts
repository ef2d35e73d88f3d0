import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { releaseSchema } from '@gm/shared/schemas/desk/releases';
import { z } from 'zod';

export const freigabe = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  island: { when: 'visible', because: 'Decisions are checked, sent and shown without leaving the page.' },
  /** Response of `GET /api/intranet/freigaben/{referenz}`; the page is a 404 without it. */
  context: z.object({ freigabe: releaseSchema }),
  options: z.object({
    /** Path of the call for decisions; the shell forwards posts without JavaScript to it. */
    aktion: postsTo('/api/intranet/freigaben/entscheidung'),
  }),
});

export type FreigabeProps = TemplateProps<typeof freigabe>;
