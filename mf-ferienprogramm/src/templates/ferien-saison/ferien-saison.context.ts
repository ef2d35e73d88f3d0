import { seasonPageSchema } from '@gm/shared/areas/ferienprogramm/season-page';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { z } from 'zod';

export const ferienSaison = defineTemplate({
  slots: ['content'],
  paths: ['/intranet/'],
  surface: 'plain',
  /** Response of `GET /api/intranet/ferienprogramm/saison`; null when the call failed. */
  context: z.object({ saison: z.unknown().pipe(seasonPageSchema).nullable().catch(null) }),
  options: z.object({
    /** Path of the call for staff operations; the shell forwards posts to it. */
    aktion: postsTo('/api/intranet/ferienprogramm/saison'),
  }),
});

export type FerienSaisonProps = TemplateProps<typeof ferienSaison>;
