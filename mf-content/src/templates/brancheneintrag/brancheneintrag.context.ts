import { brancheneintragPageSchema } from '@gm/shared/areas/branchenverzeichnis/branchenverzeichnis';
import { defineTemplate } from '@gm/shared/contract';
import { localTargetSchema } from '@gm/shared/schemas/target';
import { addressField, htmlField, imageFields, listField, orEmpty, tolerant } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';
import { terminSchema } from '../../dates/termin.ts';
import { seoField, withoutDoubledIntro } from '../../entry/entry-fields.ts';
import { nowField, timesField } from '../../opening-hours/times-fields.ts';

/** Rejects `javascript:` and similar URLs from user input. */
const webAddress = z
  .string()
  .regex(/^https?:\/\/[^\s]+$/)
  .nullable()
  .catch(null);
const { kontakt: contact } = brancheneintragPageSchema.shape;

/** A directory entry. Only its name is required. */
const entryField = tolerant(brancheneintragPageSchema.omit({ id: true, typ: true }), {
  ...imageFields,
  titel: z.string().min(1),
  text: htmlField,
  kontakt: orEmpty(tolerant(contact.unwrap(), { link: webAddress })),
  adresse: addressField,
  oeffnungszeiten: timesField,
  termine: listField(terminSchema, 12),
  veranstaltungenURL: localTargetSchema.nullable().catch(null),
  seo: seoField,
}).transform(withoutDoubledIntro);

export const brancheneintrag = defineTemplate({
  slots: ['content'],
  surface: 'plain',
  entry: true,
  context: z.object({ brancheneintrag: entryField, jetzt: nowField }),
  options: z.object({
    /** Start page for renting a hall, which begins with an event. Empty if no halls are rented out. */
    hallenLink: z.string().default('/veranstaltungseintrag/'),
    /** Page for renting a hall without a public event. */
    privatLink: z.string().default('/veranstaltungen-hallenanmietung/?anlass=privat'),
  }),
});
