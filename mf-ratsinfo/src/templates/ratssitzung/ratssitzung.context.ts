import { ratssitzungSchema } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

export const ratssitzung = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  island: {
    when: 'visible',
    because: 'Members write notes on the agenda that are saved without leaving the page.',
    only: ({ context }) => typeof context.ratssitzung.sekunden === 'number',
  },
  context: z.object({ ratssitzung: ratssitzungSchema.omit({ seo: true }) }),
  options: z.object({
    /** The call that keeps a member's note; the shell forwards posts without JavaScript to it. */
    aktion: z.string().startsWith('/api/').default('/api/cms/ratsinfo/notiz'),
    /** A call that keeps the log-in alive. */
    erneuernAktion: z.string().startsWith('/api/').default('/api/cms/ratsinfo/mitglied'),
  }),
});
