import { wunschzettelSchema } from '@gm/shared/bereiche/ferienprogramm/wunschzettel';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { einstellungen } from '../../programm/programm.context.ts';

/** A family's wishes behind its private link; the page without a valid token does not exist. */
export const ferienprogrammWunschzettel = defineTemplate({
  slots: ['content'],
  island: { when: 'visible', because: 'Wishes are ranked, changed and confirmed on the page.' },
  context: z.object({ wunschzettel: z.unknown().pipe(wunschzettelSchema) }),
  options: einstellungen,
});
