import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';
import { betreuungInsel, betreuungOptionen } from '../../betreuung/betreuung-optionen.ts';

export const ferienbetreuung = defineTemplate({
  slots: ['content'],
  island: betreuungInsel,
  context: z.object({}),
  options: z.object({
    /** Path of the call that takes the form; the shell forwards posts without JavaScript to it. */
    aktion: z.string().startsWith('/api/').default('/api/ferienbetreuung'),
    ...betreuungOptionen,
    /** Weeks to choose from. */
    wochen: z.array(z.string()).min(1).default(['1. Woche', '2. Woche']),
  }),
});

export type FerienbetreuungProps = TemplateProps<typeof ferienbetreuung>;
