import { familieSchema } from '@gm/shared/bereiche/ferienprogramm/familie';
import { defineTemplate, type TemplateProps } from '@gm/shared/vertrag';
import { z } from 'zod';
import { einstellungen } from '../../programm/programm.context.ts';

/** Everything of a family behind the link of one of its bookings; the page without a valid token does not exist. */
export const ferienprogrammFamilie = defineTemplate({
  slots: ['content'],
  island: { when: 'visible', because: 'Events are added and given back on the page, after a question.' },
  context: z.object({ familie: z.unknown().pipe(familieSchema) }),
  options: z.intersection(
    z.object({
      /** Path of the call that takes what events ask; the shell forwards posts to it. */
      aktion: z.string().startsWith('/api/').default('/api/ferienprogramm/familie/angaben'),
      /** The programme with its free places, fetched in the browser. */
      programm: z.string().startsWith('/api/').default('/api/ferienprogramm/programm?rubrik=24'),
    }),
    einstellungen,
  ),
});

export type FerienprogrammFamilieProps = TemplateProps<typeof ferienprogrammFamilie>;
