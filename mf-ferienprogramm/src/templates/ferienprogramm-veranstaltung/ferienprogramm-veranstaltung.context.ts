import { bilduploadSchema } from '@gm/shared/schemas/bild';
import { htmlFeld } from '@gm/shared/schemas/tolerante-felder';
import { lokalesZielSchema } from '@gm/shared/schemas/ziel';
import { defineTemplate } from '@gm/shared/vertrag';
import { z } from 'zod';
import { einstellungen, jetztFeld, programmFeld } from '../../programm/programm.context.ts';

const text = z.string().nullable().catch(null);
const zahl = z.coerce.number().nullable().catch(null);
/** Entry of the directory of clubs, institutions and firms. */
const brancheneintrag = z.object({ titel: z.string(), detailURL: lokalesZielSchema }).nullable().catch(null);
const upload = bilduploadSchema.catch({});

/** The event's page (requirement F-3). What is missing or of another kind is left out, the rest is shown. */
export const ferienprogrammVeranstaltung = defineTemplate({
  slots: ['content'],
  island: {
    when: 'idle',
    because: 'The free places are fetched as they are now, and the time of registration passes on the page.',
  },
  entry: true,
  context: z.object({
    id: z.number().int(),
    titel: text,
    datum_von: z.string(),
    datum_bis: text,
    ...bilduploadSchema.partial().shape,
    bildergalerie_zuordnung: z
      .object({ bilder: z.array(upload).catch([]) })
      .nullable()
      .catch(null),
    veranstalter: text,
    brancheneintrag_veranstalter: brancheneintrag,
    veranstaltungsort: text,
    brancheneintrag_veranstaltungsort: brancheneintrag,
    adresse: z
      .object({
        strasse: text,
        plz: text,
        ort: text,
        geokoordinaten: z.object({ latitude: zahl, longitude: zahl }).nullable().catch(null),
      })
      .nullable()
      .catch(null),
    text: htmlFeld,
    /** Reply of the call for the holiday facts: a list, its first entry counts. */
    ferienprogramm: programmFeld,
    jetzt: jetztFeld,
  }),
  options: einstellungen,
});
