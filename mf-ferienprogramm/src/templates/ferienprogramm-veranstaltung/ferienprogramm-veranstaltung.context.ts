import { holidayPageSchema } from '@gm/shared/areas/ferienprogramm/holiday-page';
import { defineTemplate } from '@gm/shared/contract';
import { entryCrossReferenceSchema } from '@gm/shared/schemas/events/location';
import { localTargetSchema } from '@gm/shared/schemas/target';
import { addressField, galleryField, htmlField, imageFields, tolerant } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';
import { nowField, programField, settings } from '../../program/program.context.ts';

/** Entry of the directory of clubs, institutions and firms; without a page only its name is shown. */
const brancheneintrag = tolerant(entryCrossReferenceSchema.omit({ id: true }), {
  titel: z.string(),
  detailURL: localTargetSchema,
})
  .nullable()
  .catch(null);

/** The event's page (requirement F-3). Missing or invalid parts are left out. */
export const ferienprogrammVeranstaltung = defineTemplate({
  slots: ['content'],
  island: {
    when: 'idle',
    because: 'The free places are fetched as they are now, and the time of registration passes on the page.',
  },
  entry: true,
  context: tolerant(holidayPageSchema, {
    ...imageFields,
    id: z.number().int(),
    datum_von: z.string(),
    bildergalerie_zuordnung: galleryField,
    brancheneintrag_veranstalter: brancheneintrag,
    brancheneintrag_veranstaltungsort: brancheneintrag,
    adresse: addressField,
    text: htmlField,
  }).extend({
    /** Response of the call for the holiday data: a list whose first entry is used. */
    ferienprogramm: programField,
    jetzt: nowField,
  }),
  options: settings,
});
