import { holidayParticipantsSchema } from '@gm/shared/areas/ferienprogramm/holiday-administration';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { z } from 'zod';

export const ferienBetreuung = defineTemplate({
  slots: ['content'],
  paths: ['/intranet/'],
  surface: 'plain',
  /** Response of `GET /api/intranet/ferienprogramm/{id}`; the page is a 404 without it. */
  context: z.object({ event: holidayParticipantsSchema }),
  options: z.object({
    /** Path of the call for staff operations; the shell forwards posts to it. */
    aktion: postsTo('/api/intranet/ferienprogramm/veranstalter'),
  }),
});

export type FerienBetreuungProps = TemplateProps<typeof ferienBetreuung>;
