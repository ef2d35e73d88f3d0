import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { z } from 'zod';
import { betreuungIsland, betreuungOptions } from '../../betreuung/betreuung-options.ts';

export const kernzeitbetreuung = defineTemplate({
  slots: ['content'],
  island: betreuungIsland,
  context: z.object({}),
  options: z.object({
    /** Path of the route; the shell forwards posts without JavaScript to it. */
    aktion: postsTo('/api/kernzeitbetreuung'),
    ...betreuungOptions,
  }),
});

export type KernzeitbetreuungProps = TemplateProps<typeof kernzeitbetreuung>;
