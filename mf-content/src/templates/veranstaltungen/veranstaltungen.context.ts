import { termineSchema } from '@gm/shared/bereiche/veranstaltungen/veranstaltungskalender';
import { listenFeld, orEmpty, paginationFeld, tolerant } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { terminSchema } from '../../termine/termin.ts';

const monat = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
const { auswahl } = termineSchema.shape;

/** A call that failed has no `anzahl`: the calendar is out of order then, which is not the same as no events. */
const antwort = tolerant(termineSchema, {
  data: listenFeld(terminSchema),
  pagination: paginationFeld,
  /** The month shown as a whole, where it is one. */
  monat: monat.nullable().catch(null),
  auswahl: orEmpty(tolerant(auswahl, { monate: listenFeld(monat) })),
});

export const veranstaltungen = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({ veranstaltungen: orEmpty(antwort) }),
  options: z.object({}),
});
export type Kalender = z.output<typeof antwort>;
