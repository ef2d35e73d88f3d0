import { bookingSchema } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-booking';
import { defineTemplate } from '@gm/shared/contract';
import { z } from 'zod';
import { settings } from '../../program/program.context.ts';

/** A family's booking behind the private link of its confirmation; a 404 without a valid token. */
export const ferienprogrammBuchung = defineTemplate({
  slots: ['content'],
  island: { when: 'interaction', because: 'Parts of a booking are cancelled on the page, after a question.' },
  context: z.object({ buchung: z.unknown().pipe(bookingSchema) }),
  options: settings,
});
