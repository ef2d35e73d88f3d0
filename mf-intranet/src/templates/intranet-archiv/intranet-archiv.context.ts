import { archiveTopicSchema } from '@gm/shared/areas/intranet/intranet';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { orFailed } from '@gm/shared/schemas/failed-call';
import { listField } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

export const intranetArchiv = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    /** Response of `GET /api/cms/intranet/archiv_themen`. */
    themen: orFailed(
      z.object({
        data: listField(archiveTopicSchema),
        themen: listField(z.object({ id: z.number().int(), thema: z.string() })),
        neu: z.string().nullable().catch(null),
      }),
    ).catch(null),
  }),
  options: z.object({}),
});

export type IntranetArchivProps = TemplateProps<typeof intranetArchiv>;
