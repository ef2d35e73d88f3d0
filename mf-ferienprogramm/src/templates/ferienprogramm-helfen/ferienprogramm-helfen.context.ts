import { helfenSchema } from '@gm/shared/bereiche/ferienprogramm/helfer';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';
import { einstellungen } from '../../programm/programm.context.ts';

/** Where somebody who is logged in was asked to help, and on which days they come. */
export const ferienprogrammHelfen = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({ helfen: helfenSchema }),
  options: z.intersection(
    z.object({
      /** Path of the call that does what helpers say; the shell forwards posts to it. */
      aktion: z.string().startsWith('/api/').default('/api/ferienprogramm/veranstalter/helfen'),
    }),
    einstellungen,
  ),
});

export type FerienprogrammHelfenProps = TemplateProps<typeof ferienprogrammHelfen>;
