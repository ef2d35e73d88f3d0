import { intranetTextSchema } from '@gm/shared/bereiche/intranet/intranet';
import { htmlFeld } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const intranetText = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    /** Reply of `GET /api/cms/intranet/texte/{id}`. */
    text: intranetTextSchema.extend({ text: htmlFeld }),
  }),
  options: z.object({}),
});

export type IntranetTextProps = TemplateProps<typeof intranetText>;
