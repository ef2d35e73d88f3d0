import { defineTemplate, type TemplateProps } from '@gm/shared/contract';
import { postsTo } from '@gm/shared/contract/posts-to';
import { rueckfrageSchema } from '@gm/shared/schemas/desk/releases';
import { z } from 'zod';

export const rueckfrage = defineTemplate({
  slots: ['content'],
  island: {
    when: 'interaction',
    because: 'The form checks each answer while it is given and stays on the page when it is sent.',
  },
  /** Reply of `GET /api/rueckfrage`; null without a valid link. */
  context: z.object({ rueckfrage: rueckfrageSchema.nullable().catch(null) }),
  options: z.object({
    /** Path of the route for the answer; the shell forwards posts without JavaScript to it. */
    aktion: postsTo('/api/rueckfrage'),
  }),
});

export type RueckfrageProps = TemplateProps<typeof rueckfrage>;
