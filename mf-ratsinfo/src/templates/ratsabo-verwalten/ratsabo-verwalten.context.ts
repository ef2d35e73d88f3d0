import { ratsaboStateSchema } from '@gm/shared/areas/ratsinfo/ratsabo-state';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { z } from 'zod';

export const ratsaboVerwalten = defineTemplate({
  slots: ['content'],
  context: z.object({
    /** Reply of `GET /api/ratsinfo/abo/stand`; null without a valid link. */
    stand: ratsaboStateSchema.nullable().catch(null),
  }),
  options: z.object({
    /** Path of the route the form is posted to. */
    aktion: postsTo('/api/ratsinfo/abo/verwalten'),
  }),
});

export type RatsaboVerwaltenProps = TemplateProps<typeof ratsaboVerwalten>;
