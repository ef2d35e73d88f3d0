import { ferienteilnehmerSchema } from '@gm/shared/bereiche/ferienprogramm/ferienverwaltung';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const ferienTeilnehmer = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  island: { when: 'visible', because: 'The form checks what is changed and stays on the page when it is sent.' },
  /** Reply of `GET /api/intranet/ferienprogramm/{id}`; the page is a 404 without it. */
  context: z.object({ event: ferienteilnehmerSchema }),
  options: z.object({
    /** Path of the call that changes the event; the shell forwards posts without JavaScript to it. */
    aktion: z.string().startsWith('/api/').default('/api/intranet/ferienprogramm/aenderung'),
  }),
});

export type FerienTeilnehmerProps = TemplateProps<typeof ferienTeilnehmer>;
