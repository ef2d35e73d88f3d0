import { abfallKindSchema, abfalltermineSchema, abfuhrSchema } from '@gm/shared/areas/abfall/abfall';
import { defineTemplate } from '@gm/shared/contract';
import { listField, orEmpty, tolerant } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const { shape } = abfalltermineSchema;
const { id, name, symbol } = abfallKindSchema.shape;
const { art: kindId } = abfuhrSchema.shape;
const selection = shape.auswahl.unwrap();

/** Without `heute` the call has failed: the dates are unavailable, as opposed to none. */
const answer = tolerant(abfalltermineSchema, {
  heute: day.nullable().catch(null),
  arten: listField(tolerant(abfallKindSchema, { id, name, symbol: symbol.catch('restmuell') })),
  auswahl: tolerant(selection, { ortsteil: selection.shape.ortsteil }).nullable().catch(null),
  termine: listField(tolerant(abfuhrSchema, { tag: day, art: kindId, statt: day.nullable().catch(null) })),
});

export const abfalltermine = defineTemplate({
  slots: ['content'],
  query: ['strasse', 'ortsteil', 'art'],
  surface: 'plain',
  context: z.object({ abfalltermine: orEmpty(answer) }),
  options: z.object({
    /** Page of the e-mail reminder; empty hides the link. */
    erinnerungLink: z.string().default(''),
  }),
});

export type Abfalltermine = z.output<typeof answer>;
export type Kind = Abfalltermine['arten'][number];
export type Termin = Abfalltermine['termine'][number];
