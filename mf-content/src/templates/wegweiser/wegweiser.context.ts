import { leistungenSchema } from '@gm/shared/bereiche/wegweiser/wegweiser';
import { listenFeld, orEmpty, paginationFeld, tolerant } from '@gm/shared/schemas/tolerante-felder';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';

const { data, auswahl } = leistungenSchema.shape;
const { id, titel, anzahl } = auswahl.shape.lebenslagen.element.shape;

const leistung = tolerant(data.element, { titel: z.string().min(1), detailURL: data.element.shape.detailURL });
const lebenslage = tolerant(auswahl.shape.lebenslagen.element, { id, titel, anzahl });

/** A call that failed has no `anzahl`: the guide is out of order then, which is not the same as no services. */
const antwort = tolerant(leistungenSchema, {
  data: listenFeld(leistung),
  pagination: paginationFeld,
  auswahl: orEmpty(
    tolerant(auswahl, { buchstaben: listenFeld(z.string().length(1)), lebenslagen: listenFeld(lebenslage) }),
  ),
});

export const wegweiser = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({ leistungen: orEmpty(antwort) }),
  options: z.object({}),
});
export type LeistungenAntwort = z.output<typeof antwort>;
