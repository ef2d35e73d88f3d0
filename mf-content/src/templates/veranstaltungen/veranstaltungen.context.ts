import { listenFeld, textFeld } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { terminSchema } from '../../termine/termin.ts';

const seitenzahl = z.number().int().min(1).catch(1);
const monat = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
const KEINE = { monate: [], rubriken: [], ortsteile: [], orte: [] };

/** A call that failed has no `anzahl`: the calendar is out of order then, which is not the same as no events. */
const antwort = z.object({
  data: listenFeld(terminSchema),
  pagination: z.object({ page: seitenzahl, pages: seitenzahl }).catch({ page: 1, pages: 1 }),
  anzahl: z.number().int().min(0).nullable().catch(null),
  heute: textFeld,
  /** The month shown as a whole, where it is one. */
  monat: monat.nullable().catch(null),
  auswahl: z
    .object({
      monate: listenFeld(monat),
      rubriken: listenFeld(z.object({ id: z.number().int(), rubrik: z.string() })),
      ortsteile: listenFeld(z.string()),
      orte: listenFeld(z.string()),
    })
    .catch(KEINE),
});

export const veranstaltungen = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    veranstaltungen: antwort.catch({
      data: [],
      pagination: { page: 1, pages: 1 },
      anzahl: null,
      heute: null,
      monat: null,
      auswahl: KEINE,
    }),
  }),
  options: z.object({}),
});
export type Kalender = z.output<typeof antwort>;
