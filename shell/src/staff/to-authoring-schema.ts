import type { Schema } from '@gm/shared/blocks/describe-form-field';

/** A field may be omitted where it may be null, or has a default. */
const canMiss = ({ type, anyOf, default: standard }: Schema): boolean =>
  standard !== undefined || type?.includes('null') === true || anyOf?.some((one) => one.type === 'null') === true;

const PHOTO: Schema = { type: 'string', title: 'Bild', verweis: 'foto' };
const MD: Schema = { type: 'string', title: 'Text' };
const E_SERVICE: Schema = {
  type: 'string',
  title: 'E-Service',
  verweis: 'eService',
  description: 'Wer einen wählt, braucht Titel, Link und Symbol nicht einzutragen.',
};

/** The field that editors fill in instead, where the content system completes it. */
function replaceField(name: string, field: Schema): [string, Schema] {
  if (name === 'bild' && field.bild) return ['foto', PHOTO];
  if (name === 'text' && field.html) return ['md', { ...MD, ...(field.title ? { title: field.title } : {}) }];
  return [name, toAuthoringSchema(field)];
}

/**
 * The JSON Schema for editors, derived from the schema of a template's data: the name of a photo instead of the picture
 * with its credit, Markdown instead of HTML, the title of an e-service instead of its address. Data from calls
 * (`without`, names of the outermost fields) and targets of forms are left out.
 */
export function toAuthoringSchema(schema: Schema, without: readonly string[] = []): Schema {
  const { properties, required = [], items, anyOf, ...rest } = schema;
  const inner = {
    ...rest,
    ...(items ? { items: toAuthoringSchema(items) } : {}),
    ...(anyOf ? { anyOf: anyOf.map((one) => toAuthoringSchema(one)) } : {}),
  };
  if (!properties) return inner;
  const hasPhoto = properties.bild?.bild === true;
  const fields = Object.entries(properties)
    .filter(([name, field]) => !without.includes(name) && !field.posts && !(hasPhoto && name === 'bildcopyright'))
    .map(([name, field]) => replaceField(name, field));
  const wanted = Object.entries(properties).flatMap(([name, field]) =>
    required.includes(name) && !canMiss(field) && !schema.eService ? [name] : [],
  );
  return {
    ...inner,
    properties: Object.fromEntries(schema.eService ? [['eService', E_SERVICE], ...fields] : fields),
    required: wanted,
  };
}
