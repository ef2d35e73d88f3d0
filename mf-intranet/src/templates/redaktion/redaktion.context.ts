import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { editorialSchema } from '@gm/shared/schemas/editor/editorial';
import { z } from 'zod';

export const redaktion = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  /** Response of `GET /api/intranet/redaktion`; null when the call failed. */
  context: z.object({ redaktion: editorialSchema.nullable().catch(null) }),
  options: z.object({}),
});

export type RedaktionProps = TemplateProps<typeof redaktion>;
