import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { einstellungen, jetztFeld, programmFeld } from '../../programm/programm.context.ts';

export const ferienprogrammListe = defineTemplate({
  slots: ['content'],
  query: ['tag', 'alter', 'preis', 'frei'],
  surface: 'plain',
  island: {
    when: 'idle',
    because: 'The free places are fetched as they are now, and the time of registration passes on the page.',
  },
  context: z.object({ ferienprogramm: programmFeld, jetzt: jetztFeld }),
  options: z.intersection(
    z.object({
      /** The same programme with the places as they are now, fetched in the browser. */
      programm: z.string().startsWith('/api/').default('/api/ferienprogramm/programm?rubrik=24'),
    }),
    einstellungen,
  ),
});
