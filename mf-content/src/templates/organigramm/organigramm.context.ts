import { organigrammSchema } from '@gm/shared/bereiche/wegweiser/wegweiser';
import { listenFeld, orEmpty, tolerant } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

const knoten = organigrammSchema.shape.data.element;
const person = knoten.shape.leitung.unwrap().unwrap().pick({ name: true, funktion: true, detailURL: true });

const knotenFelder = tolerant(knoten.omit({ id: true, code: true, untergeordneteOEs: true }), {
  titel: z.string().min(1),
  art: knoten.shape.art.catch('sachgebiet'),
  leitung: tolerant(person, { name: z.string().min(1) })
    .nullable()
    .catch(null),
});

/** A unit of the chart with those below it. */
export interface Knoten extends z.output<typeof knotenFelder> {
  untergeordneteOEs: Knoten[];
}

const knotenSchema: z.ZodType<Knoten> = knotenFelder.extend({
  untergeordneteOEs: z.lazy(() => listenFeld(knotenSchema)),
});

export const organigramm = defineTemplate({
  slots: ['content'],
  context: z.object({
    organigramm: orEmpty(tolerant(organigrammSchema, { data: listenFeld(knotenSchema) })),
  }),
  options: z.object({}),
});
