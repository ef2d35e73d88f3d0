import { fassungSchema } from '@gm/shared/schemas/redaktion';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const redaktionFassung = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  island: { when: 'visible', because: 'An earlier version is brought back without leaving the page.' },
  /** Reply of `GET /api/intranet/redaktion/{referenz}/fassung/{nummer}`; the page is a 404 without it. */
  context: z.object({ fassung: fassungSchema }),
  options: z.object({
    /** Path of the call that restores; the shell forwards posts without JavaScript to it. */
    aktion: z.string().startsWith('/api/').default('/api/intranet/redaktion/wiederherstellen'),
  }),
});

export type RedaktionFassungProps = TemplateProps<typeof redaktionFassung>;
