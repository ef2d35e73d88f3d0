import { ABFALL_SYMBOLE } from '@gm/shared/bereiche/abfall/abfall';
import { listenFeld, textFeld } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

const tag = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const strasse = z.object({ id: z.string(), name: z.string(), ortsteil: z.string() });
const art = z.object({
  id: z.string(),
  name: z.string(),
  symbol: z.enum(ABFALL_SYMBOLE).catch('restmuell'),
  hinweis: textFeld,
});

/** A call that failed has no `heute`: the dates are out of order then, which is not the same as none. */
const antwort = z.object({
  heute: tag.nullable().catch(null),
  arten: listenFeld(art),
  strassen: listenFeld(strasse),
  auswahl: z
    .object({ strasse: textFeld, ortsteil: z.string(), abweichend: listenFeld(strasse) })
    .nullable()
    .catch(null),
  termine: listenFeld(z.object({ tag, art: z.string(), statt: tag.nullable().catch(null) })),
  kalender: textFeld,
});
const LEER = { heute: null, arten: [], strassen: [], auswahl: null, termine: [], kalender: null };

export const abfalltermine = defineTemplate({
  slots: ['content'],
  query: ['strasse', 'ortsteil', 'art'],
  surface: 'plain',
  context: z.object({ abfalltermine: antwort.catch(LEER) }),
  options: z.object({
    /** Page of the reminder by e-mail; without it none is offered. */
    erinnerungLink: z.string().default(''),
  }),
});

export type Abfalltermine = z.output<typeof antwort>;
export type Art = Abfalltermine['arten'][number];
export type Termin = Abfalltermine['termine'][number];
