import { termineSchema } from '@gm/shared/areas/veranstaltungen/veranstaltungskalender';
import { defineTemplate } from '@gm/shared/contract';
import { orFailed } from '@gm/shared/schemas/failed-call';
import { listField, moduleFields, orEmpty, readList, textField, tolerant } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';
import { terminSchema } from '../../dates/termin.ts';
import { nowField, timesField } from '../../opening-hours/times-fields.ts';

const MAX_NOTES = 3;
/** More than take place on one day. */
const MAX_TERMINE = 20;

const note = moduleFields({ titel: z.string().min(1), text: textField, link: textField });
const termine = tolerant(termineSchema.pick({ data: true }), { data: listField(terminSchema, MAX_TERMINE) });

export const heute = defineTemplate({
  insert: {
    title: 'Heute',
    help: 'Ein Streifen mit dem, was heute gilt: geöffnet, Veranstaltungen, Abfuhr, Baustellen.',
  },
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    /** Office whose opening times are shown, and its name. */
    amt: textField,
    zeitenVon: textField.meta({ verweis: 'zeitenstelle', title: 'Öffnungszeiten von' }),
    oeffnungszeiten: timesField,
    /** Page with all times. */
    zeitenLink: z.string().catch('/anschrift/'),
    jetzt: nowField,
    /** Road works and other notes, written by editors. */
    hinweise: listField(note, MAX_NOTES),
    veranstaltungen: orFailed(z.preprocess(readList, orEmpty(termine))),
  }),
  options: z.object({}),
  calls: () => ({
    veranstaltungen: { endpoint: '/api/cms/veranstaltungen', params: { tag: 'heute', pro_seite: MAX_TERMINE } },
  }),
});
