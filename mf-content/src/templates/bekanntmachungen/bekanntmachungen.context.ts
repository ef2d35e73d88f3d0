import { bekanntmachungenSchema } from '@gm/shared/bereiche/bekanntmachungen/bekanntmachungen';
import { listenFeld, orEmpty, paginationFeld, tolerant } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

const tag = z.string().regex(/^\d{4}-\d{2}-\d{2}/);
const { data, auswahl } = bekanntmachungenSchema.shape;

const bekanntmachung = tolerant(data.element.omit({ id: true }), {
  titel: z.string().min(1),
  datum_von: tag,
  datum_bis: tag.nullable().catch(null),
});

/** A call that failed has no `anzahl`: the notice board is out of order then, which is not the same as no notices. */
const antwort = tolerant(bekanntmachungenSchema, {
  data: listenFeld(bekanntmachung),
  pagination: paginationFeld,
  auswahl: orEmpty(tolerant(auswahl, {})),
});

export const bekanntmachungen = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({ bekanntmachungen: orEmpty(antwort) }),
  options: z.object({}),
});
