import { rueckfrageSchema } from '@gm/shared/schemas/freigaben';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const rueckfrage = defineTemplate({
  slots: ['content'],
  island: {
    when: 'visible',
    because: 'The form checks each answer while it is given and stays on the page when it is sent.',
  },
  /** Reply of `GET /api/rueckfrage`; without a link that fits there is none. */
  context: z.object({ rueckfrage: rueckfrageSchema.nullable().catch(null) }),
  options: z.object({
    /** Path of the call that takes the answer; the shell forwards posts without JavaScript to it. */
    aktion: z.string().startsWith('/api/').default('/api/rueckfrage'),
  }),
});

export type RueckfrageProps = TemplateProps<typeof rueckfrage>;
