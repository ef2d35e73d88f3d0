import { veranstaltungPageSchema } from '@gm/shared/areas/veranstaltungen/veranstaltungskalender';
import { defineTemplate } from '@gm/shared/contract';
import { webTargetSchema } from '@gm/shared/schemas/target';
import {
  addressField,
  entryContext,
  galleryField,
  htmlField,
  imageFields,
  listField,
  tolerant,
} from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';
import { categoryField, timeFields } from '../../dates/termin.ts';
import { seoField, withoutDoubledIntro } from '../../entry/entry-fields.ts';
import { nowField } from '../../opening-hours/times-fields.ts';

const { shape } = veranstaltungPageSchema;

/** Entry in the directory of clubs, institutions and companies. */
const brancheneintrag = tolerant(shape.brancheneintrag_veranstalter.unwrap().unwrap().omit({ id: true }), {
  titel: z.string(),
})
  .nullable()
  .catch(null);
/** Rejects `javascript:` and similar URLs from user input. */
const address = webTargetSchema.nullable().catch(null);

const { datum_von, datum_bis } = timeFields;
/** Another date of a series; the api sets no value for daily hours here. */
const further = tolerant(shape.weitere_termine.element, { datum_von, datum_bis }).transform((termin) => ({
  ...termin,
  taeglich: false,
}));

/** An event (requirement V-2). Only its first day is required. */
const veranstaltungField = tolerant(veranstaltungPageSchema.omit({ detailURL: true, ortsteil: true }), {
  ...timeFields,
  ...imageFields,
  rubriken: listField(categoryField, 6).transform((categories) => categories.map(({ rubrik: category }) => category)),
  text: htmlField,
  bildergalerie_zuordnung: galleryField,
  brancheneintrag_veranstalter: brancheneintrag,
  brancheneintrag_veranstaltungsort: brancheneintrag,
  adresse: addressField,
  link: address,
  weitere_termine: listField(further, 24),
  kalenderURL: address,
  seo: seoField,
})
  .extend({ jetzt: nowField })
  .transform(withoutDoubledIntro);

export const veranstaltung = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  entry: true,
  context: entryContext('veranstaltung', veranstaltungField),
  options: z.object({
    /** Page of the form for requesting a hall for an event; empty if no halls are rented out. */
    hallenLink: z.string().default('/veranstaltungen-hallenanmietung/'),
  }),
});
