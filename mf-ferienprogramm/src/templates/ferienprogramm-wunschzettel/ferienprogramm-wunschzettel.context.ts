import { wishSheetSchema } from '@gm/shared/areas/ferienprogramm/wish-sheet';
import { defineTemplate } from '@gm/shared/contract';
import { z } from 'zod';
import { settings } from '../../program/program.context.ts';

/** A family's wishes behind its private link; a 404 without a valid token. */
export const ferienprogrammWunschzettel = defineTemplate({
  slots: ['content'],
  island: { when: 'interaction', because: 'Wishes are ranked, changed and confirmed on the page.' },
  context: z.object({ wunschzettel: z.unknown().pipe(wishSheetSchema) }),
  options: settings,
});
