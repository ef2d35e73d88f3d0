import { holidayAdministrationSchema } from '@gm/shared/areas/ferienprogramm/holiday-administration';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { z } from 'zod';

export const ferienVerwaltung = defineTemplate({
  slots: ['content'],
  paths: ['/intranet/'],
  query: ['ansicht'],
  surface: 'plain',
  island: {
    when: 'visible',
    because: 'The form that opens and closes the registration stays on the page when it is sent.',
  },
  /** Response of `GET /api/intranet/ferienprogramm`; null when the call failed. */
  context: z.object({ ferien: holidayAdministrationSchema.nullable().catch(null) }),
  options: z.object({
    /** Path of the call that opens and closes the registration; the shell forwards posts without JavaScript to it. */
    aktion: postsTo('/api/intranet/ferienprogramm/anmeldung'),
  }),
});

export type FerienVerwaltungProps = TemplateProps<typeof ferienVerwaltung>;
