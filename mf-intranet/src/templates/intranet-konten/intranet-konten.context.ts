import { kontenSchema, kontoEintragSchema } from '@gm/shared/schemas/konten';
import { listenFeld } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const intranetKonten = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    /** Reply of `GET /api/cms/intranet/konten`. */
    konten: z
      .object({ data: listenFeld(kontoEintragSchema), rechtearten: kontenSchema.shape.rechtearten })
      .catch({ data: [], rechtearten: [] }),
  }),
  options: z.object({ aktion: z.string().startsWith('/api/').default('/api/cms/intranet/konten') }),
});

export type IntranetKontenProps = TemplateProps<typeof intranetKonten>;
