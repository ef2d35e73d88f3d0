import { inhalteSchema } from '@gm/shared/schemas/redaktion';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const redaktionInhalte = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  /** Reply of `GET /api/intranet/redaktion/inhalte`; null when the call failed. */
  context: z.object({ inhalte: inhalteSchema.nullable().catch(null) }),
  options: z.object({}),
});

export type RedaktionInhalteProps = TemplateProps<typeof redaktionInhalte>;
