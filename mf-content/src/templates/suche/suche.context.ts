import { defineTemplate } from '@gm/shared/contract';
import { searchHitSchema, searchSchema } from '@gm/shared/schemas/search';
import { listField, orEmpty, paginationField, tolerant } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

const { url, auszug: statement } = searchHitSchema.shape;
const { zerlegt: split } = searchSchema.shape;
const part = tolerant(statement.element, { text: z.string() });

const hit = tolerant(searchHitSchema.omit({ typ: true }), {
  titel: z.string().min(1),
  url,
  ort: listField(z.string().min(1)),
  auszug: listField(part),
});

/** Without `anzahl` the call has failed: the search is unavailable, as opposed to without hits. */
const answer = tolerant(searchSchema, {
  data: listField(hit),
  pagination: paginationField,
  zerlegt: listField(tolerant(split.element, { wort: z.string().min(1), teile: listField(z.string().min(1)) })),
});

export const suche = defineTemplate({
  slots: ['content'],
  context: z.object({ suche: orEmpty(answer) }),
  options: z.object({
    /** Frequently visited pages, for searches without hits. */
    ziele: listField(z.object({ titel: z.string().min(1), href: z.string().min(1) }), 12),
  }),
});

export type SearchAnswer = z.output<typeof answer>;
export type SearchHit = z.output<typeof hit>;
