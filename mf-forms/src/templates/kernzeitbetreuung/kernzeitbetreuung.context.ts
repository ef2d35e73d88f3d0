import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';
import { betreuungInsel, betreuungOptionen } from '../../betreuung/betreuung-optionen.ts';

export const kernzeitbetreuung = defineTemplate({
  slots: ['content'],
  island: betreuungInsel,
  context: z.object({}),
  options: z.object({
    /** Path of the call that takes the form; the shell forwards posts without JavaScript to it. */
    aktion: z.string().startsWith('/api/').default('/api/kernzeitbetreuung'),
    ...betreuungOptionen,
  }),
});

export type KernzeitbetreuungProps = TemplateProps<typeof kernzeitbetreuung>;
