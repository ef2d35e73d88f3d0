import { ratssitzungSchema } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { defineTemplate } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
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
    /** Route that saves a member's note; the shell forwards posts without JavaScript to it. */
    aktion: postsTo('/api/cms/ratsinfo/notiz'),
    /** Route that extends the session. */
    erneuernAktion: z.string().startsWith('/api/').default('/api/cms/ratsinfo/mitglied'),
  }),
});
