import { veranstalterSchema } from '@gm/shared/bereiche/ferienprogramm/veranstalter';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';
import { einstellungen } from '../../programm/programm.context.ts';

/** All events of an organiser who is logged in. */
export const ferienprogrammVeranstalter = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({ veranstalter: veranstalterSchema }),
  options: z.intersection(
    z.object({
      /** Path of the call that does what organisers order; the shell forwards posts to it. */
      aktion: z.string().startsWith('/api/').default('/api/ferienprogramm/veranstalter/vorgang'),
    }),
    einstellungen,
  ),
});

export type FerienprogrammVeranstalterProps = TemplateProps<typeof ferienprogrammVeranstalter>;
