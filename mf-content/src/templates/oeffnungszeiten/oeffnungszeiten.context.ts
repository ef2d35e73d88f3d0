import { defineTemplate } from '@gm/shared/contract';
import { textField } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';
import { nowField, timesField } from '../../opening-hours/times-fields.ts';

export const oeffnungszeiten = defineTemplate({
  insert: {
    title: 'Öffnungszeiten',
    help: 'Wochentage mit Zeiten, Ausnahmen und dem Hinweis, ob gerade geöffnet ist.',
  },
  slots: ['content', 'sidebar'],
  context: z.object({
    titel: textField,
    /** Office in the municipality's own data whose times the api returns. */
    zeitenVon: textField.meta({
      verweis: 'zeitenstelle',
      title: 'Öffnungszeiten von',
      description:
        'Die Zeiten stehen in den „Angaben zur Gemeinde“. Ohne Auswahl gelten die Zeiten, die Sie hier angeben.',
    }),
    oeffnungszeiten: timesField,
    jetzt: nowField,
  }),
  options: z.object({}),
});
