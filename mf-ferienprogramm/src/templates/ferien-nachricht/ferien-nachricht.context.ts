import { familyMessageSchema } from '@gm/shared/areas/ferienprogramm/family-message';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { z } from 'zod';

export const ferienNachricht = defineTemplate({
  slots: ['content'],
  paths: ['/intranet/'],
  surface: 'plain',
  /** Response of `GET /api/intranet/ferienprogramm/nachricht` or `…/{id}/nachricht`; the page is a 404 without it. */
  context: z.object({ nachricht: familyMessageSchema }),
  options: z.object({
    /** Path of the call that sends the message; the shell forwards posts to it. */
    aktion: postsTo('/api/intranet/ferienprogramm/nachricht'),
  }),
});

export type FerienNachrichtProps = TemplateProps<typeof ferienNachricht>;
