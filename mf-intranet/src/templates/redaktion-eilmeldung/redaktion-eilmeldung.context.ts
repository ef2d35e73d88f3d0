import { eilmeldungsvorschauSchema } from '@gm/shared/bereiche/eilmeldungen/eilmeldungsvorschau';
import { bildFelder, tolerant } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const redaktionEilmeldung = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  /** Reply of `GET /api/intranet/redaktion/{referenz}/vorschau`; the page is a 404 without it. */
  context: z.object({
    eilmeldung: tolerant(eilmeldungsvorschauSchema.omit({ id: true }), {
      titel: z.string(),
      text: z.string(),
      ...bildFelder,
    }),
  }),
  options: z.object({}),
});

export type RedaktionEilmeldungProps = TemplateProps<typeof redaktionEilmeldung>;
