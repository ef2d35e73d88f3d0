import { defineTemplate } from '@gm/shared/contract';
import { orFailed } from '@gm/shared/schemas/failed-call';
import { z } from 'zod';
import { messagesField } from '../../news/message.ts';

export const artikelUebersicht = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({ highlights: messagesField(12), artikel: orFailed(messagesField()) }),
  options: z.object({
    /** Shows news without links. */
    linksDeaktiviert: z.boolean().catch(false),
  }),
});
