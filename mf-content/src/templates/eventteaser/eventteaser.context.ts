import { anzahlFeld, listenFeld, readListe, textFeld } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { terminSchema } from '../../termine/termin.ts';

const MAX_TERMINE = 12;

export const eventteaser = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    titel: textFeld,
    veranstaltungen: z
      .preprocess(readListe, z.object({ data: listenFeld(terminSchema, MAX_TERMINE) }))
      .catch({ data: [] }),
    limit: anzahlFeld(),
  }),
  options: z.object({
    /** Where the context names none. */
    limit: z.number().int().min(1).max(MAX_TERMINE).catch(6),
    /** Page with all events; empty for none. */
    alleLink: z.string().catch('/veranstaltungen/'),
  }),
});
