import { veranstalterblattSchema } from '@gm/shared/bereiche/ferienprogramm/veranstalter';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';
import { einstellungen } from '../../programm/programm.context.ts';

/** The draft of an organiser's event. */
export const ferienprogrammEntwurf = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  island: { when: 'visible', because: 'The form checks each answer while it is given and has a text editor.' },
  context: z.object({ blatt: veranstalterblattSchema }),
  options: z.intersection(
    z.object({
      /** Path of the call that takes the draft; the shell forwards posts without JavaScript to it. */
      aktion: z.string().startsWith('/api/').default('/api/ferienprogramm/veranstalter/entwurf'),
    }),
    einstellungen,
  ),
});

export type FerienprogrammEntwurfProps = TemplateProps<typeof ferienprogrammEntwurf>;
