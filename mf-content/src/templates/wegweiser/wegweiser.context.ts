import { leistungenSchema } from '@gm/shared/areas/wegweiser/wegweiser';
import { defineTemplate } from '@gm/shared/contract';
import { listField, orEmpty, paginationField, tolerant } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

const { data, auswahl: selection } = leistungenSchema.shape;
const { id, titel: title, anzahl: count } = selection.shape.lebenslagen.element.shape;

const leistung = tolerant(data.element, { titel: z.string().min(1), detailURL: data.element.shape.detailURL });
const lebenslage = tolerant(selection.shape.lebenslagen.element, { id, titel: title, anzahl: count });

/** Without `anzahl` the call has failed: the guide is unavailable, as opposed to empty. */
const answer = tolerant(leistungenSchema, {
  data: listField(leistung),
  pagination: paginationField,
  auswahl: orEmpty(
    tolerant(selection, { buchstaben: listField(z.string().length(1)), lebenslagen: listField(lebenslage) }),
  ),
});

export const wegweiser = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({ leistungen: orEmpty(answer) }),
  options: z.object({}),
});
export type LeistungenAnswer = z.output<typeof answer>;
