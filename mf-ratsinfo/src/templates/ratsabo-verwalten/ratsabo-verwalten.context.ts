import { ratsaboStandSchema } from '@gm/shared/bereiche/ratsinfo/ratsabo-stand';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const ratsaboVerwalten = defineTemplate({
  slots: ['content'],
  context: z.object({
    /** Reply of `GET /api/ratsinfo/abo/stand`; without a link that fits there is none. */
    stand: ratsaboStandSchema.nullable().catch(null),
  }),
  options: z.object({
    /** Path of the call that takes what is posted here. */
    aktion: z.string().startsWith('/api/').default('/api/ratsinfo/abo/verwalten'),
  }),
});

export type RatsaboVerwaltenProps = TemplateProps<typeof ratsaboVerwalten>;
