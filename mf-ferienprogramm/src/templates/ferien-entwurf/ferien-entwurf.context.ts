import { ferienteilnehmerSchema } from '@gm/shared/bereiche/ferienprogramm/ferienverwaltung';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const ferienEntwurf = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  island: { when: 'visible', because: 'The form checks each answer while it is given and has a text editor.' },
  /** Reply of `GET /api/intranet/ferienprogramm/{id}`; the page is a 404 without it. */
  context: z.object({ event: ferienteilnehmerSchema }),
  options: z.object({
    /** Path of the call that takes the draft; the shell forwards posts without JavaScript to it. */
    aktion: z.string().startsWith('/api/').default('/api/intranet/ferienprogramm/entwurf'),
  }),
});

export type FerienEntwurfProps = TemplateProps<typeof ferienEntwurf>;
