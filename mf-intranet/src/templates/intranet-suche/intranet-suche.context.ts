import { archivTrefferSchema, intranetTextKurzSchema } from '@gm/shared/bereiche/intranet/intranet';
import { arbeitssucheSchema } from '@gm/shared/schemas/redaktion';
import { listenFeld } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const intranetSuche = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    /** Reply of `GET /api/cms/intranet/suche`. */
    treffer: z
      .object({ texte: listenFeld(intranetTextKurzSchema), dokumente: listenFeld(archivTrefferSchema) })
      .catch({ texte: [], dokumente: [] }),
    /** Reply of `GET /api/intranet/suche`. */
    arbeit: arbeitssucheSchema.catch({ gruppen: [] }),
  }),
  options: z.object({}),
});

export type IntranetSucheProps = TemplateProps<typeof intranetSuche>;
