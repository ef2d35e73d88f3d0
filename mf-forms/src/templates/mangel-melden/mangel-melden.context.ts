import { type Maengel, maengelSchema } from '@gm/shared/bereiche/maengel/maengel';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';

/** Without the call one says in words what it is and where. */
const OHNE: Maengel = { arten: [], strassen: [], plan: null, maengel: [] };

export const mangelMelden = defineTemplate({
  slots: ['content'],
  island: {
    when: 'visible',
    because: 'The place is shown in the plan, and the form checks each answer while it is given.',
  },
  /** Reply of `GET /api/maengel`. */
  context: z.object({ maengel: maengelSchema.catch(OHNE) }),
  options: z.object({
    /** Path of the call that takes the form; the shell forwards posts without JavaScript to it. */
    aktion: z.string().startsWith('/api/').default('/api/mangel'),
    datenschutzLink: z.string().default('/datenschutz/'),
    /** Where what is dangerous is told at once. */
    notfall: z.string().default(''),
  }),
});

export type MangelMeldenProps = TemplateProps<typeof mangelMelden>;
