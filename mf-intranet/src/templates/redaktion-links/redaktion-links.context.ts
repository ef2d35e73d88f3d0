import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { linksSchema } from '@gm/shared/schemas/editor/editorial';
import { z } from 'zod';

export const redaktionLinks = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  /** Response of `GET /api/intranet/redaktion/links`; null when the call failed. */
  context: z.object({ links: linksSchema.nullable().catch(null) }),
  options: z.object({}),
});

export type RedaktionLinksProps = TemplateProps<typeof redaktionLinks>;
