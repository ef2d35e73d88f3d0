import { holidayParticipantsSchema } from '@gm/shared/areas/ferienprogramm/holiday-administration';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { z } from 'zod';

export const ferienUeberblick = defineTemplate({
  slots: ['content'],
  paths: ['/intranet/'],
  surface: 'plain',
  /** Response of `GET /api/intranet/ferienprogramm/{id}`; the page is a 404 without it. */
  context: z.object({ event: holidayParticipantsSchema }),
  options: z.object({}),
});

export type FerienUeberblickProps = TemplateProps<typeof ferienUeberblick>;
