import { offeneBuchungsseiteSchema } from '@gm/shared/bereiche/ferienprogramm/offene-buchung';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { einstellungen } from '../../programm/programm.context.ts';

/** A booking that waits for its confirmation, behind the link of its mail or that of the browser that booked. */
export const ferienprogrammOffen = defineTemplate({
  slots: ['content'],
  island: {
    when: 'visible',
    because: 'A booking is confirmed by a button, which programs that open links of mails do not press.',
  },
  context: z.object({ offen: z.unknown().pipe(offeneBuchungsseiteSchema) }),
  options: einstellungen,
});
