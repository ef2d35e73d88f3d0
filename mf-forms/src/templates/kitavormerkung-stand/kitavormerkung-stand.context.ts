import { vormerkungStandSchema } from '@gm/shared/bereiche/betreuung/kita';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

export const kitavormerkungStand = defineTemplate({
  slots: ['content'],
  island: {
    when: 'visible',
    because: 'The form checks each answer while it is given and stays on the page when it is sent.',
  },
  /** Reply of `GET /api/kitavormerkung/stand`; without a link that fits there is none. */
  context: z.object({ stand: vormerkungStandSchema.nullable().catch(null) }),
  options: z.object({
    /** Path of the call that takes a change of mind; the shell forwards posts without JavaScript to it. */
    aktion: z.string().startsWith('/api/').default('/api/kitavormerkung/aenderung'),
    /** Whom a family writes to about its pre-registration; the municipality's general address without it. */
    kontaktMail: z.string().default(''),
  }),
});

export type KitavormerkungStandProps = TemplateProps<typeof kitavormerkungStand>;
