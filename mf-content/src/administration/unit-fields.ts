import { getAnsprechpartnerPath } from '@gm/shared/areas/wegweiser/get-ansprechpartner-path';
import { ansprechpartnerSchema } from '@gm/shared/areas/wegweiser/wegweiser';
import { htmlField, listField, tolerant } from '@gm/shared/schemas/tolerant-fields';
import { z } from 'zod';
import { timesField } from '../opening-hours/times-fields.ts';

const { einheit: reachabilitySchema, data } = ansprechpartnerSchema.shape;
const {
  anschriften: postalAddresses,
  oeffnungszeiten: timesSchema,
  textbloecke: textBlocks,
} = reachabilitySchema.shape;

/** A person of the administration; without a name it is not shown. */
export const personSchema = tolerant(data.element.omit({ id: true }), { name: z.string().min(1) });

/** Structured times, optionally with a text (requirement W-4: `oeffnungszeiten.text`). */
const openingHours = z.union([
  z.array(z.unknown()).transform((times) => ({ text: null, zeiten: timesField.parse(times) })),
  tolerant(timesSchema, { text: htmlField, zeiten: timesField }),
]);

/** Fields of an organisational unit in the content system's format (requirement W-4). */
const unitFields = tolerant(reachabilitySchema.omit({ code: true, art: true }), {
  name: z.string().min(1),
  anschriften: listField(tolerant(postalAddresses.element, {})),
  oeffnungszeiten: openingHours.catch({ text: null, zeiten: [] }),
  textbloecke: listField(tolerant(textBlocks.element, { typ: z.string(), text: htmlField })),
  leitung: personSchema.nullable().catch(null),
});

/** Displayed data of a unit: its preamble and the location of its contact persons, without the raw fields. */
function showUnit({ id, taggingpfad, textbloecke: textBlocks, titel: title, ...unit }: z.output<typeof unitFields>) {
  return {
    ...unit,
    titel: title || unit.name,
    vorspann: textBlocks.find(({ typ: type }) => type === 'preamble')?.text ?? null,
    ansprechpartnerURL:
      id === null || !taggingpfad ? null : getAnsprechpartnerPath({ id, taggingpfad, name: unit.name }),
  };
}

/** Contact data of a unit. */
export const unitSchema = unitFields.transform(showUnit);
export type Unit = z.output<typeof unitSchema>;

/** A unit with its child units. */
export interface UnitWithLower extends Unit {
  untere: UnitWithLower[];
}

export const unitWithLowerSchema: z.ZodType<UnitWithLower> = unitFields
  .extend({ untergeordneteOEs: z.lazy(() => listField(unitWithLowerSchema)) })
  .transform(({ untergeordneteOEs, ...unit }) => ({ ...showUnit(unit), untere: untergeordneteOEs }));
