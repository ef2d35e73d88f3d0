import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

export const pruefbericht = defineTemplate({
  insert: {
    title: 'Prüfbericht zur Barrierefreiheit',
    help: 'Wann alle Seiten zuletzt geprüft wurden und was dabei gefunden wurde. Er füllt sich von selbst.',
  },
  slots: ['content'],
  context: z.object({}),
  options: z.object({}),
});
