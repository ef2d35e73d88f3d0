import { ratsmitgliedSchema } from '@gm/shared/areas/ratsinfo/ratsinfo';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { z } from 'zod';

export const ratsleiste = defineTemplate({
  slots: ['sidebar'],
  island: {
    when: 'idle',
    because: 'It warns members before their log-in ends and follows a log-out in another tab.',
    only: ({ context }) => context.mitglied !== null,
  },
  context: z.object({
    /** Reply of `GET /api/cms/ratsinfo/mitglied`; null for visitors. */
    mitglied: ratsmitgliedSchema.nullable().catch(null),
  }),
  options: z.object({
    /** Logout route; the shell forwards the form to it. */
    aktion: postsTo('/api/cms/raete/logout'),
    /** Route that extends the session. */
    erneuernAktion: z.string().startsWith('/api/').default('/api/cms/ratsinfo/mitglied'),
  }),
});

export type RatsleisteProps = TemplateProps<typeof ratsleiste>;
