import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { mediaSchema } from '@gm/shared/schemas/editor/editorial';
import { z } from 'zod';

export const redaktionMedien = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  island: { when: 'load', because: 'Files are dropped on the page, and their progress is shown.' },
  /** Response of `GET /api/intranet/redaktion/medien`; null when the call failed. */
  context: z.object({ medien: mediaSchema.nullable().catch(null) }),
  options: z.object({}),
});

export type RedaktionMedienProps = TemplateProps<typeof redaktionMedien>;
