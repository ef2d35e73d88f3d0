import { intranetTextKurzSchema } from '@gm/shared/bereiche/intranet/intranet';
import { listenFeld } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

const zahl = z.number().int().min(1).catch(1);

export const intranetRubrik = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    /** Reply of `GET /api/cms/intranet/rubrik/{url}`. */
    texte: z.object({
      data: listenFeld(intranetTextKurzSchema),
      pagination: z.object({ page: zahl, pages: zahl }).catch({ page: 1, pages: 1 }),
    }),
  }),
  options: z.object({}),
});

export type IntranetRubrikProps = TemplateProps<typeof intranetRubrik>;
