import { ferienseiteSchema } from '@gm/shared/bereiche/ferienprogramm/ferienseite';
import { eintragVerweisSchema } from '@gm/shared/schemas/ort';
import { adresseFeld, bildFelder, galerieFeld, htmlFeld, tolerant } from '@gm/shared/schemas/tolerante-felder';
import { lokalesZielSchema } from '@gm/shared/schemas/ziel';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { einstellungen, jetztFeld, programmFeld } from '../../programm/programm.context.ts';

/** Entry of the directory of clubs, institutions and firms; without its page there is only the name in words. */
const brancheneintrag = tolerant(eintragVerweisSchema.omit({ id: true }), {
  titel: z.string(),
  detailURL: lokalesZielSchema,
})
  .nullable()
  .catch(null);

/** The event's page (requirement F-3). What is missing or of another kind is left out, the rest is shown. */
export const ferienprogrammVeranstaltung = defineTemplate({
  slots: ['content'],
  island: {
    when: 'idle',
    because: 'The free places are fetched as they are now, and the time of registration passes on the page.',
  },
  entry: true,
  context: tolerant(ferienseiteSchema, {
    ...bildFelder,
    id: z.number().int(),
    datum_von: z.string(),
    bildergalerie_zuordnung: galerieFeld,
    brancheneintrag_veranstalter: brancheneintrag,
    brancheneintrag_veranstaltungsort: brancheneintrag,
    adresse: adresseFeld,
    text: htmlFeld,
  }).extend({
    /** Reply of the call for the holiday facts: a list, its first entry counts. */
    ferienprogramm: programmFeld,
    jetzt: jetztFeld,
  }),
  options: einstellungen,
});
