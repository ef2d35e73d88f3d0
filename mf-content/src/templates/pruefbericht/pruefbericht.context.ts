import { defineTemplate } from '@gm/shared/contract';
import { z } from 'zod';

export const pruefbericht = defineTemplate({
  insert: {
    title: 'Prüfbericht zur Barrierefreiheit',
    help: 'Wann alle Seiten zuletzt geprüft wurden und was dabei gefunden wurde. Er wird automatisch aktualisiert.',
  },
  slots: ['content'],
  context: z.object({}),
  options: z.object({}),
});
