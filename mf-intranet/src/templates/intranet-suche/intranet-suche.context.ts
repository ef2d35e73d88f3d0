import { archiveHitSchema, intranetTextShortSchema } from '@gm/shared/areas/intranet/intranet';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { workSearchSchema } from '@gm/shared/schemas/editor/editorial';
import { orFailed } from '@gm/shared/schemas/failed-call';
import { listField } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

export const intranetSuche = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    /** Response of `GET /api/cms/intranet/suche`. */
    treffer: orFailed(
      z
        .object({ texte: listField(intranetTextShortSchema), dokumente: listField(archiveHitSchema) })
        .catch({ texte: [], dokumente: [] }),
    ),
    /** Response of `GET /api/intranet/suche`. */
    arbeit: orFailed(workSearchSchema.catch({ gruppen: [] })),
  }),
  options: z.object({}),
});

export type IntranetSucheProps = TemplateProps<typeof intranetSuche>;
