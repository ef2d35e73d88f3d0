import { freigabeSchema } from '@gm/shared/schemas/freigaben';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const freigabe = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  island: { when: 'visible', because: 'Decisions are checked, sent and shown without leaving the page.' },
  /** Reply of `GET /api/intranet/freigaben/{referenz}`; the page is a 404 without it. */
  context: z.object({ freigabe: freigabeSchema }),
  options: z.object({
    /** Path of the call that takes decisions; the shell forwards posts without JavaScript to it. */
    aktion: z.string().startsWith('/api/').default('/api/intranet/freigaben/entscheidung'),
  }),
});

export type FreigabeProps = TemplateProps<typeof freigabe>;
