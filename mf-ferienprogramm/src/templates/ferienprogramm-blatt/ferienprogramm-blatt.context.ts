import { veranstalterblattSchema } from '@gm/shared/bereiche/ferienprogramm/veranstalter';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';
import { einstellungen } from '../../programm/programm.context.ts';

/** One event for its organiser; the page of somebody else's does not exist. */
export const ferienprogrammBlatt = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({ blatt: veranstalterblattSchema }),
  options: z.intersection(
    z.object({
      /** Path of the call that does what organisers order; the shell forwards posts to it. */
      aktion: z.string().startsWith('/api/').default('/api/ferienprogramm/veranstalter/vorgang'),
    }),
    einstellungen,
  ),
});

export type FerienprogrammBlattProps = TemplateProps<typeof ferienprogrammBlatt>;
