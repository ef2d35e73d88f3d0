import { termineSchema } from '@gm/shared/areas/veranstaltungen/veranstaltungskalender';
import { defineTemplate } from '@gm/shared/contract';
import { listField, orEmpty, paginationField, tolerant } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';
import { terminSchema } from '../../dates/termin.ts';

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
const { auswahl: selection } = termineSchema.shape;

/** Without `anzahl` the call has failed: the calendar is unavailable, as opposed to empty. */
const answer = tolerant(termineSchema, {
  data: listField(terminSchema),
  pagination: paginationField,
  /** Month of the month view, if valid. */
  monat: month.nullable().catch(null),
  auswahl: orEmpty(tolerant(selection, { monate: listField(month) })),
});

export const veranstaltungen = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({ veranstaltungen: orEmpty(answer) }),
  options: z.object({}),
});
export type Calendar = z.output<typeof answer>;
