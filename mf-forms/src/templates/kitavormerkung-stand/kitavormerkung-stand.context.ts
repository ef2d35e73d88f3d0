import { vormerkungStateSchema } from '@gm/shared/areas/betreuung/kita';
import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { z } from 'zod';

export const kitavormerkungStand = defineTemplate({
  slots: ['content'],
  island: {
    when: 'interaction',
    because: 'The form checks each answer while it is given and stays on the page when it is sent.',
  },
  /** Reply of `GET /api/kitavormerkung/stand`; null without a valid link. */
  context: z.object({ stand: vormerkungStateSchema.nullable().catch(null) }),
  options: z.object({
    /** Path of the route for changes; the shell forwards posts without JavaScript to it. */
    aktion: postsTo('/api/kitavormerkung/aenderung'),
    /** Address for questions about the pre-registration; by default the municipality's general address. */
    kontaktMail: z.string().default(''),
  }),
});

export type KitavormerkungStandProps = TemplateProps<typeof kitavormerkungStand>;
