import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { releasesSchema } from '@gm/shared/schemas/desk/releases';
import { z } from 'zod';

export const freigaben = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  island: {
    when: 'idle',
    because: 'Keys lead through the list, and ticked rows are decided at once; the list itself is links.',
  },
  /** Response of `GET /api/intranet/freigaben`; null when the call failed. */
  context: z.object({ freigaben: releasesSchema.nullable().catch(null) }),
  options: z.object({}),
});

export type FreigabenProps = TemplateProps<typeof freigaben>;
