import { berichtigungSchema } from '@gm/shared/areas/ferienprogramm/holiday-administration';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { z } from 'zod';

export const ferienEntwurf = defineTemplate({
  slots: ['content'],
  paths: ['/intranet/'],
  surface: 'plain',
  island: { when: 'visible', because: 'The form checks each answer while it is given and has a text editor.' },
  /**
   * Response of `GET /api/intranet/ferienprogramm/{id}`, or of `…/berichtigung` on the correction page; the page is a
   * 404 without it.
   */
  context: z.object({ event: berichtigungSchema }),
  options: z.object({
    /** Path of the call for the form; the shell forwards posts without JavaScript to it. */
    aktion: postsTo('/api/intranet/ferienprogramm/entwurf'),
  }),
});

export type FerienEntwurfProps = TemplateProps<typeof ferienEntwurf>;
