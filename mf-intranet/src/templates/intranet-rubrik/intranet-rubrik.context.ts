import { intranetTexteSchema } from '@gm/shared/bereiche/intranet/intranet';
import { paginationFeld, tolerant } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const intranetRubrik = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    /** Reply of `GET /api/cms/intranet/rubrik/{url}`. */
    texte: tolerant(intranetTexteSchema.omit({ titel: true }), { pagination: paginationFeld }),
  }),
  options: z.object({}),
});

export type IntranetRubrikProps = TemplateProps<typeof intranetRubrik>;
