import { linksSchema } from '@gm/shared/schemas/redaktion';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const redaktionLinks = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  /** Reply of `GET /api/intranet/redaktion/links`; null when the call failed. */
  context: z.object({ links: linksSchema.nullable().catch(null) }),
  options: z.object({}),
});

export type RedaktionLinksProps = TemplateProps<typeof redaktionLinks>;
