import { hallenplanSchema } from '@gm/shared/bereiche/hallen/hallenplan';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const hallenplan = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  /** Reply of `GET /api/intranet/hallen`; null when the call failed. */
  context: z.object({ hallen: hallenplanSchema.nullable().catch(null) }),
  options: z.object({}),
});

export type HallenplanProps = TemplateProps<typeof hallenplan>;
