import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { contentSchema } from '@gm/shared/schemas/editor/editorial';
import { z } from 'zod';

export const redaktionInhalte = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  /** Response of `GET /api/intranet/redaktion/inhalte`; null when the call failed. */
  context: z.object({ inhalte: contentSchema.nullable().catch(null) }),
  options: z.object({}),
});

export type RedaktionInhalteProps = TemplateProps<typeof redaktionInhalte>;
