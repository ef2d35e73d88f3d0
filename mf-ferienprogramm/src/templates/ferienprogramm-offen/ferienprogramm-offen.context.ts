import { openBookingPageSchema } from '@gm/shared/areas/ferienprogramm/registration/open-booking';
import { defineTemplate } from '@gm/shared/contract';
import { z } from 'zod';
import { settings } from '../../program/program.context.ts';

/** An unconfirmed booking, behind the link of its mail or of the browser that booked. */
export const ferienprogrammOffen = defineTemplate({
  slots: ['content'],
  island: {
    when: 'interaction',
    because: 'A booking is confirmed by a button, which programs that open links of mails do not press.',
  },
  context: z.object({ offen: z.unknown().pipe(openBookingPageSchema) }),
  options: settings,
});
