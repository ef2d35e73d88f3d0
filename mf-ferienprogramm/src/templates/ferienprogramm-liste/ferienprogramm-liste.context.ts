import { defineTemplate } from '@gm/shared/contract';
import { z } from 'zod';
import { nowField, programField, settings } from '../../program/program.context.ts';

export const ferienprogrammListe = defineTemplate({
  slots: ['content'],
  query: ['tag', 'alter', 'preis', 'frei'],
  surface: 'plain',
  island: {
    when: 'idle',
    because: 'The free places are fetched as they are now, and the time of registration passes on the page.',
  },
  context: z.object({ ferienprogramm: programField, jetzt: nowField }),
  options: z.intersection(
    z.object({
      /** The programme with current places, loaded in the browser. */
      programm: z.string().startsWith('/api/').default('/api/ferienprogramm/programm?rubrik=24'),
    }),
    settings,
  ),
});
