import { hallScheduleSchema } from '@gm/shared/areas/hallen/hall-schedule';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { z } from 'zod';

export const hallenplan = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  /** Reply of `GET /api/intranet/hallen`; null if the call failed. */
  context: z.object({ hallen: hallScheduleSchema.nullable().catch(null) }),
  options: z.object({}),
});

export type HallenplanProps = TemplateProps<typeof hallenplan>;
