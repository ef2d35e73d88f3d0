import { intranetTextsSchema } from '@gm/shared/areas/intranet/intranet';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { paginationField, tolerant } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

export const intranetRubrik = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    /** Response of `GET /api/cms/intranet/rubrik/{url}`. */
    texte: tolerant(intranetTextsSchema.omit({ titel: true }), { pagination: paginationField }),
  }),
  options: z.object({}),
});

export type IntranetRubrikProps = TemplateProps<typeof intranetRubrik>;
