import { type Maengel, maengelSchema } from '@gm/shared/areas/maengel/maengel';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { z } from 'zod';

/** Fallback if the call failed: kind and location are described in words. */
const WITHOUT: Maengel = { arten: [], strassen: [], plan: null, maengel: [] };

export const mangelMelden = defineTemplate({
  slots: ['content'],
  island: {
    when: 'interaction',
    because: 'The place is shown in the plan, and the form checks each answer while it is given.',
  },
  /** Reply of `GET /api/maengel`. */
  context: z.object({ maengel: maengelSchema.catch(WITHOUT) }),
  options: z.object({
    /** Path of the route; the shell forwards posts without JavaScript to it. */
    aktion: postsTo('/api/mangel'),
    datenschutzLink: z.string().default('/datenschutz/'),
    /** Contact for urgent danger. */
    notfall: z.string().default(''),
  }),
});

export type MangelMeldenProps = TemplateProps<typeof mangelMelden>;
