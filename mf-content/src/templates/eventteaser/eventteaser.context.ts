import { listenFeld, textFeld } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { terminSchema } from '../../termine/termin.ts';

const MAX_TERMINE = 12;

export const eventteaser = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    titel: textFeld,
    veranstaltungen: z.object({ data: listenFeld(terminSchema, MAX_TERMINE) }).catch({ data: [] }),
  }),
  options: z.object({
    limit: z.number().int().min(1).max(MAX_TERMINE).catch(6),
    /** Page with all events; empty for none. */
    alleLink: z.string().catch('/veranstaltungen/'),
  }),
});
