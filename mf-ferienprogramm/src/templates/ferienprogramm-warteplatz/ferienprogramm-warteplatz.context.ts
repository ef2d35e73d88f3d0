import { warteplatzSchema } from '@gm/shared/bereiche/ferienprogramm/ferienprogramm-buchung';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { einstellungen } from '../../programm/programm.context.ts';

/** An entry of the waiting list behind its private link; the page without a valid token does not exist. */
export const ferienprogrammWarteplatz = defineTemplate({
  slots: ['content'],
  island: {
    when: 'visible',
    because: 'A place is taken or given back on the page, and what came of it is told there.',
  },
  context: z.object({ warteplatz: z.unknown().pipe(warteplatzSchema) }),
  options: einstellungen,
});
