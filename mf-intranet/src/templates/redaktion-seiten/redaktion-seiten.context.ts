import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { pageTreeSchema } from '@gm/shared/schemas/editor/pages';
import { z } from 'zod';

export const redaktionSeiten = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  /** Response of `GET /api/intranet/redaktion/seiten`; null when the call failed. */
  context: z.object({ seiten: pageTreeSchema.nullable().catch(null) }),
  options: z.object({}),
});

export type RedaktionSeitenProps = TemplateProps<typeof redaktionSeiten>;
