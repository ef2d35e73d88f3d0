import { holidayParticipantsSchema } from '@gm/shared/areas/ferienprogramm/holiday-administration';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { z } from 'zod';

export const ferienTeilnehmer = defineTemplate({
  slots: ['content'],
  paths: ['/intranet/'],
  surface: 'plain',
  island: { when: 'visible', because: 'The form checks what is changed and stays on the page when it is sent.' },
  /** Response of `GET /api/intranet/ferienprogramm/{id}`; the page is a 404 without it. */
  context: z.object({ event: holidayParticipantsSchema }),
  options: z.object({
    /** Path of the call that changes the event; the shell forwards posts without JavaScript to it. */
    aktion: postsTo('/api/intranet/ferienprogramm/aenderung'),
  }),
});

export type FerienTeilnehmerProps = TemplateProps<typeof ferienTeilnehmer>;
