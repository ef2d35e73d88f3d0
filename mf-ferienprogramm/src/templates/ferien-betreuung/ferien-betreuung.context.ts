import { ferienteilnehmerSchema } from '@gm/shared/bereiche/ferienprogramm/ferienverwaltung';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const ferienBetreuung = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  /** Reply of `GET /api/intranet/ferienprogramm/{id}`; the page is a 404 without it. */
  context: z.object({ event: ferienteilnehmerSchema }),
  options: z.object({
    /** Path of the call that does what staff order; the shell forwards posts to it. */
    aktion: z.string().startsWith('/api/').default('/api/intranet/ferienprogramm/veranstalter'),
  }),
});

export type FerienBetreuungProps = TemplateProps<typeof ferienBetreuung>;
