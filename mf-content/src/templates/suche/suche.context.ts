import { listenFeld, textFeld } from '@gm/shared/schemas/tolerante-felder';
import { lokalesZielSchema } from '@gm/shared/schemas/ziel';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

const anzahl = z.number().int().min(0);
const seitenzahl = z.number().int().min(1).catch(1);

const treffer = z.object({
  titel: z.string().min(1),
  typTitel: textFeld,
  url: lokalesZielSchema,
  datum: textFeld,
  auszug: listenFeld(z.object({ text: z.string(), treffer: z.boolean().catch(false) })),
});

/** A call that failed has no `anzahl`: the search is out of order then, which is not the same as no hits. */
const antwort = z.object({
  data: listenFeld(treffer),
  pagination: z.object({ page: seitenzahl, pages: seitenzahl }).catch({ page: 1, pages: 1 }),
  anzahl: anzahl.nullable().catch(null),
  facetten: listenFeld(z.object({ typ: z.string(), titel: z.string(), anzahl })),
  meintenSie: textFeld,
});

export const suche = defineTemplate({
  slots: ['content'],
  context: z.object({
    suche: antwort.catch({
      data: [],
      pagination: { page: 1, pages: 1 },
      anzahl: null,
      facetten: [],
      meintenSie: null,
    }),
  }),
  options: z.object({
    /** Where people often want to go, for searches that find nothing. */
    ziele: listenFeld(z.object({ titel: z.string().min(1), href: z.string().min(1) }), 12),
  }),
});

export type SucheAntwort = z.output<typeof antwort>;
export type SucheTreffer = z.output<typeof treffer>;
