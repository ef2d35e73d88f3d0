import { buchungSchema } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-buchung';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { einstellungen } from '../../programm/programm.context.ts';

/** A family's booking behind the private link of its confirmation; the page without a valid token does not exist. */
export const ferienprogrammBuchung = defineTemplate({
  slots: ['content'],
  island: { when: 'visible', because: 'Parts of a booking are cancelled on the page, after a question.' },
  context: z.object({ buchung: z.unknown().pipe(buchungSchema) }),
  options: einstellungen,
});
