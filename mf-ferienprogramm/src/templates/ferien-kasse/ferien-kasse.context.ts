import { kasseSchema } from '@gm/shared/bereiche/ferienprogramm/kasse';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const ferienKasse = defineTemplate({
  slots: ['content'],
  query: ['ansicht'],
  surface: 'plain',
  island: { when: 'visible', because: 'The chosen file is named on the page, in German.' },
  /** Reply of `GET /api/intranet/ferienprogramm/kasse`; null when the call failed. */
  context: z.object({ kasse: kasseSchema.nullable().catch(null) }),
  options: z.object({
    /** Path of the call that does what staff order; the shell forwards posts to it. */
    aktion: z.string().startsWith('/api/').default('/api/intranet/ferienprogramm/kasse'),
  }),
});

export type FerienKasseProps = TemplateProps<typeof ferienKasse>;
