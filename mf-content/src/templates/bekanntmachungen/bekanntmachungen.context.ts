import { bekanntmachungenSchema } from '@gm/shared/areas/bekanntmachungen/bekanntmachungen';
import { defineTemplate } from '@gm/shared/contract';
import { listField, orEmpty, paginationField, tolerant } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}/);
const { data, auswahl: selection } = bekanntmachungenSchema.shape;

const bekanntmachung = tolerant(data.element.omit({ id: true }), {
  titel: z.string().min(1),
  datum_von: day,
  datum_bis: day.nullable().catch(null),
});

/** Without `anzahl` the call has failed: the notice board is unavailable, as opposed to empty. */
const answer = tolerant(bekanntmachungenSchema, {
  data: listField(bekanntmachung),
  pagination: paginationField,
  auswahl: orEmpty(tolerant(selection, {})),
});

export const bekanntmachungen = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({ bekanntmachungen: orEmpty(answer) }),
  options: z.object({}),
});
