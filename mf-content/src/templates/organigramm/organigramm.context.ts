import { listenFeld, textFeld } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

const knotenFelder = z.object({
  titel: z.string().min(1),
  name: textFeld,
  art: z.enum(['leitung', 'stab', 'fachbereich', 'sachgebiet']).catch('sachgebiet'),
  detailURL: textFeld,
  leitung: z
    .object({ name: z.string().min(1), funktion: textFeld, detailURL: textFeld })
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
    organigramm: z.object({ data: listenFeld(knotenSchema) }).catch({ data: [] }),
  }),
  options: z.object({}),
});
