import { intranetTextSchema } from '@gm/shared/areas/intranet/intranet';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { htmlField } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

export const intranetText = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    /** Response of `GET /api/cms/intranet/texte/{id}`. */
    text: intranetTextSchema.extend({ text: htmlField }),
  }),
  options: z.object({}),
});

export type IntranetTextProps = TemplateProps<typeof intranetText>;
