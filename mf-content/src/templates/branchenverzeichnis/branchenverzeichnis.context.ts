import { listenFeld, textFeld } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

const seitenzahl = z.number().int().min(1).catch(1);
const zahl = z.number().int().min(0);
const KEINE = { typen: [], rubriken: [], buchstaben: [] };

const eintrag = z.object({
  titel: z.string().min(1),
  rubrik: textFeld,
  einleitung: textFeld,
  adresse: z.object({ strasse: textFeld, ort: textFeld }).nullable().catch(null),
  telefon: textFeld,
  detailURL: textFeld,
});

/** A call that failed has no `anzahl`: the directory is out of order then, which is not the same as no entries. */
const antwort = z.object({
  data: listenFeld(eintrag),
  pagination: z.object({ page: seitenzahl, pages: seitenzahl }).catch({ page: 1, pages: 1 }),
  anzahl: zahl.nullable().catch(null),
  auswahl: z
    .object({
      typen: listenFeld(z.object({ typ: z.string(), titel: z.string(), anzahl: zahl })),
      rubriken: listenFeld(z.object({ id: z.number().int(), rubrik: z.string(), anzahl: zahl })),
      buchstaben: listenFeld(z.string().min(1)),
    })
    .catch(KEINE),
});

export const branchenverzeichnis = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    verzeichnis: antwort.catch({ data: [], pagination: { page: 1, pages: 1 }, anzahl: null, auswahl: KEINE }),
  }),
  options: z.object({}),
});
