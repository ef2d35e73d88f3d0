import { listenFeld, textFeld } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

const zahl = z.number().int().min(1).catch(1);
const KEINE = { buchstaben: [], lebenslagen: [] };

const leistung = z.object({ titel: z.string().min(1), einleitung: textFeld, detailURL: z.string() });
const lebenslage = z.object({ id: z.string(), titel: z.string(), text: textFeld, anzahl: z.number().int() });

/** A call that failed has no `anzahl`: the guide is out of order then, which is not the same as no services. */
const antwort = z.object({
  data: listenFeld(leistung),
  pagination: z.object({ page: zahl, pages: zahl }).catch({ page: 1, pages: 1 }),
  anzahl: z.number().int().min(0).nullable().catch(null),
  auswahl: z.object({ buchstaben: listenFeld(z.string().length(1)), lebenslagen: listenFeld(lebenslage) }).catch(KEINE),
});

export const wegweiser = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    leistungen: antwort.catch({ data: [], pagination: { page: 1, pages: 1 }, anzahl: null, auswahl: KEINE }),
  }),
  options: z.object({}),
});
export type LeistungenAntwort = z.output<typeof antwort>;
