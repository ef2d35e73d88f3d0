import { termineSchema } from '@gm/shared/bereiche/veranstaltungen/veranstaltungskalender';
import { anzahlFeld, listenFeld, orEmpty, readListe, textFeld, tolerant } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { weitereLinks } from '../../karussell/weitere-links.ts';
import { terminSchema } from '../../termine/termin.ts';

const MAX_TERMINE = 12;

/** Of the calendar's answer, the dates alone. */
const termine = tolerant(termineSchema.pick({ data: true }), { data: listenFeld(terminSchema, MAX_TERMINE) });

export const eventteaser = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    titel: textFeld,
    veranstaltungen: z.preprocess(readListe, orEmpty(termine)),
    limit: anzahlFeld(),
  }),
  options: z.object({
    /** Where the context names none. */
    limit: z.number().int().min(1).max(MAX_TERMINE).catch(6),
    /** Page with all events; empty for none. */
    alleLink: z.string().catch('/veranstaltungen/'),
    weitereLinks,
  }),
});
