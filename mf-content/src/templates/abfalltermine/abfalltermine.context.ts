import { abfallartSchema, abfalltermineSchema, abfuhrSchema } from '@gm/shared/bereiche/abfall/abfall';
import { listenFeld, orEmpty, tolerant } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

const tag = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const { shape } = abfalltermineSchema;
const { id, name, symbol } = abfallartSchema.shape;
const { art: artId } = abfuhrSchema.shape;
const auswahl = shape.auswahl.unwrap();

/** A call that failed has no `heute`: the dates are out of order then, which is not the same as none. */
const antwort = tolerant(abfalltermineSchema, {
  heute: tag.nullable().catch(null),
  arten: listenFeld(tolerant(abfallartSchema, { id, name, symbol: symbol.catch('restmuell') })),
  auswahl: tolerant(auswahl, { ortsteil: auswahl.shape.ortsteil }).nullable().catch(null),
  termine: listenFeld(tolerant(abfuhrSchema, { tag, art: artId, statt: tag.nullable().catch(null) })),
});

export const abfalltermine = defineTemplate({
  slots: ['content'],
  query: ['strasse', 'ortsteil', 'art'],
  surface: 'plain',
  context: z.object({ abfalltermine: orEmpty(antwort) }),
  options: z.object({
    /** Page of the reminder by e-mail; without it none is offered. */
    erinnerungLink: z.string().default(''),
  }),
});

export type Abfalltermine = z.output<typeof antwort>;
export type Art = Abfalltermine['arten'][number];
export type Termin = Abfalltermine['termine'][number];
