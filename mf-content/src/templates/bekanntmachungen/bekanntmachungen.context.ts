import { listenFeld, textFeld } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

const seitenzahl = z.number().int().min(1).catch(1);
const tag = z.string().regex(/^\d{4}-\d{2}-\d{2}/);
const KEINE = { jahre: [], rubriken: [] };
const rubrik = z.object({ typ: z.string(), titel: z.string() });

const bekanntmachung = z.object({
  titel: z.string().min(1),
  rubrik: rubrik.nullable().catch(null),
  einleitung: textFeld,
  datum_von: tag,
  datum_bis: tag.nullable().catch(null),
  detailURL: textFeld,
});

/** A call that failed has no `anzahl`: the notice board is out of order then, which is not the same as no notices. */
const antwort = z.object({
  data: listenFeld(bekanntmachung),
  pagination: z.object({ page: seitenzahl, pages: seitenzahl }).catch({ page: 1, pages: 1 }),
  anzahl: z.number().int().min(0).nullable().catch(null),
  archiv: z.boolean().catch(false),
  auswahl: z.object({ jahre: listenFeld(z.string()), rubriken: listenFeld(rubrik) }).catch(KEINE),
});

export const bekanntmachungen = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    bekanntmachungen: antwort.catch({
      data: [],
      pagination: { page: 1, pages: 1 },
      anzahl: null,
      archiv: false,
      auswahl: KEINE,
    }),
  }),
  options: z.object({}),
});
