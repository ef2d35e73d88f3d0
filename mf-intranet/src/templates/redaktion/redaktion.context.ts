import { redaktionSchema } from '@gm/shared/schemas/redaktion';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const redaktion = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  /** Reply of `GET /api/intranet/redaktion`; null when the call failed. */
  context: z.object({ redaktion: redaktionSchema.nullable().catch(null) }),
  options: z.object({}),
});

export type RedaktionProps = TemplateProps<typeof redaktion>;
