import { ferienverwaltungSchema } from '@gm/shared/bereiche/ferienprogramm/ferienverwaltung';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const ferienVerwaltung = defineTemplate({
  slots: ['content'],
  query: ['ansicht'],
  surface: 'plain',
  island: {
    when: 'visible',
    because: 'The form that opens and closes the registration stays on the page when it is sent.',
  },
  /** Reply of `GET /api/intranet/ferienprogramm`; null when the call failed. */
  context: z.object({ ferien: ferienverwaltungSchema.nullable().catch(null) }),
  options: z.object({
    /** Path of the call that opens and closes registration; the shell forwards posts without JavaScript to it. */
    aktion: z.string().startsWith('/api/').default('/api/intranet/ferienprogramm/anmeldung'),
  }),
});

export type FerienVerwaltungProps = TemplateProps<typeof ferienVerwaltung>;
