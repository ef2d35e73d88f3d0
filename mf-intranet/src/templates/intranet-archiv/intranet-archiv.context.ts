import { archivThemaSchema } from '@gm/shared/bereiche/intranet/intranet';
import { listenFeld } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const intranetArchiv = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    /** Reply of `GET /api/cms/intranet/archiv_themen`. */
    themen: z
      .object({
        data: listenFeld(archivThemaSchema),
        themen: listenFeld(z.object({ id: z.number().int(), thema: z.string() })),
        neu: z.string().nullable().catch(null),
      })
      .catch({ data: [], themen: [], neu: null }),
  }),
  options: z.object({}),
});

export type IntranetArchivProps = TemplateProps<typeof intranetArchiv>;
