import { medienSchema } from '@gm/shared/schemas/redaktion';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const redaktionMedien = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  island: { when: 'load', because: 'Files are dropped on the page, and their progress is shown.' },
  /** Reply of `GET /api/intranet/redaktion/medien`; null when the call failed. */
  context: z.object({ medien: medienSchema.nullable().catch(null) }),
  options: z.object({}),
});

export type RedaktionMedienProps = TemplateProps<typeof redaktionMedien>;
