import { ratsmitgliedSchema } from '@gm/shared/bereiche/ratsinfo/ratsinfo';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
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
    /** The call that logs out; the shell forwards the form to it. */
    aktion: z.string().startsWith('/api/').default('/api/cms/raete/logout'),
    /** A call that keeps the log-in alive. */
    erneuernAktion: z.string().startsWith('/api/').default('/api/cms/ratsinfo/mitglied'),
  }),
});

export type RatsleisteProps = TemplateProps<typeof ratsleiste>;
