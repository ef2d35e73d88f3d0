import { sucheSchema, sucheTrefferSchema } from '@gm/shared/schemas/suche';
import { listenFeld, orEmpty, paginationFeld, tolerant } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

const { url, auszug } = sucheTrefferSchema.shape;
const { zerlegt } = sucheSchema.shape;
const teil = tolerant(auszug.element, { text: z.string() });

const treffer = tolerant(sucheTrefferSchema.omit({ typ: true }), {
  titel: z.string().min(1),
  url,
  ort: listenFeld(z.string().min(1)),
  auszug: listenFeld(teil),
});

/** A call that failed has no `anzahl`: the search is out of order then, which is not the same as no hits. */
const antwort = tolerant(sucheSchema, {
  data: listenFeld(treffer),
  pagination: paginationFeld,
  zerlegt: listenFeld(tolerant(zerlegt.element, { wort: z.string().min(1), teile: listenFeld(z.string().min(1)) })),
});

export const suche = defineTemplate({
  slots: ['content'],
  context: z.object({ suche: orEmpty(antwort) }),
  options: z.object({
    /** Where people often want to go, for searches that find nothing. */
    ziele: listenFeld(z.object({ titel: z.string().min(1), href: z.string().min(1) }), 12),
  }),
});

export type SucheAntwort = z.output<typeof antwort>;
export type SucheTreffer = z.output<typeof treffer>;
