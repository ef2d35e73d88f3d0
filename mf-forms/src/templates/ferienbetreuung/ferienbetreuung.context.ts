import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { z } from 'zod';
import { betreuungIsland, betreuungOptions } from '../../betreuung/betreuung-options.ts';

export const ferienbetreuung = defineTemplate({
  slots: ['content'],
  island: betreuungIsland,
  context: z.object({}),
  options: z.object({
    /** Path of the route; the shell forwards posts without JavaScript to it. */
    aktion: postsTo('/api/ferienbetreuung'),
    ...betreuungOptions,
    /** Weeks to choose from. */
    wochen: z.array(z.string()).min(1).default(['1. Woche', '2. Woche']),
  }),
});

export type FerienbetreuungProps = TemplateProps<typeof ferienbetreuung>;
