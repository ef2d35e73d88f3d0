import { termineSchema } from '@gm/shared/areas/veranstaltungen/veranstaltungskalender';
import { defineTemplate } from '@gm/shared/contract';
import { countField, listField, orEmpty, readList, textField, tolerant } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';
import { furtherLinks } from '../../carousel/further-links.ts';
import { terminSchema } from '../../dates/termin.ts';

const MAX_TERMINE = 12;

/** Only the dates of the calendar's answer. */
const termine = tolerant(termineSchema.pick({ data: true }), { data: listField(terminSchema, MAX_TERMINE) });

export const eventteaser = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  context: z.object({
    titel: textField,
    veranstaltungen: z.preprocess(readList, orEmpty(termine)),
    limit: countField(),
  }),
  options: z.object({
    /** Default if the context sets none. */
    limit: z.number().int().min(1).max(MAX_TERMINE).catch(6),
    /** Page with all events; empty hides the link. */
    alleLink: z.string().catch('/veranstaltungen/'),
    weitereLinks: furtherLinks,
    /** `agenda`: a list with large dates instead of a carousel. */
    darstellung: z.enum(['karussell', 'agenda']).catch('karussell'),
  }),
});
