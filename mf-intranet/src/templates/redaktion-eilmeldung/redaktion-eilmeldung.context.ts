import { eilmeldungsPreviewSchema } from '@gm/shared/areas/eilmeldungen/eilmeldungs-preview';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { imageFields, tolerant } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

export const redaktionEilmeldung = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  /** Response of `GET /api/intranet/redaktion/{referenz}/vorschau`; the page is a 404 without it. */
  context: z.object({
    eilmeldung: tolerant(eilmeldungsPreviewSchema.omit({ id: true }), {
      titel: z.string(),
      text: z.string(),
      ...imageFields,
    }),
  }),
  options: z.object({}),
});

export type RedaktionEilmeldungProps = TemplateProps<typeof redaktionEilmeldung>;
