import { kassenkontoSchema } from '@gm/shared/bereiche/ferienprogramm/kasse';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const ferienKonto = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  /** Reply of `GET /api/intranet/ferienprogramm/kasse/{referenz}`; the page is a 404 without it. */
  context: z.object({ konto: kassenkontoSchema }),
  options: z.object({
    /** Path of the call that does what staff order; the shell forwards posts to it. */
    aktion: z.string().startsWith('/api/').default('/api/intranet/ferienprogramm/kasse'),
  }),
});

export type FerienKontoProps = TemplateProps<typeof ferienKonto>;
