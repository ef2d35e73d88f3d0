import { waitingPlaceSchema } from '@gm/shared/areas/ferienprogramm/registration/ferienprogramm-booking';
import { defineTemplate } from '@gm/shared/contract';
import { z } from 'zod';
import { settings } from '../../program/program.context.ts';

/** An entry of a waiting list behind its private link; a 404 without a valid token. */
export const ferienprogrammWarteplatz = defineTemplate({
  slots: ['content'],
  island: {
    when: 'interaction',
    because: 'A place is taken or given back on the page, and what came of it is told there.',
  },
  context: z.object({ warteplatz: z.unknown().pipe(waitingPlaceSchema) }),
  options: settings,
});
