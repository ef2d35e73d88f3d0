import type { Schema } from '@gm/shared/regeln/describe-formfeld';

/** A field may be left out where it may be nothing, or where something takes its place. */
const canMiss = ({ type, anyOf, default: standard }: Schema): boolean =>
  standard !== undefined || type?.includes('null') === true || anyOf?.some((eine) => eine.type === 'null') === true;

const FOTO: Schema = { type: 'string', title: 'Bild', verweis: 'foto' };
const MD: Schema = { type: 'string', title: 'Text' };
const E_SERVICE: Schema = {
  type: 'string',
  title: 'E-Service',
  verweis: 'eService',
  description: 'Wer einen wählt, braucht Titel, Link und Symbol nicht einzutragen.',
};

/** What editors write in place of a field, where the content completes it. */
function replaceField(name: string, feld: Schema): [string, Schema] {
  if (name === 'bild' && feld.bild) return ['foto', FOTO];
  if (name === 'text' && feld.html) return ['md', { ...MD, ...(feld.title ? { title: feld.title } : {}) }];
  return [name, toAuthoringSchema(feld)];
}

/**
 * The JSON Schema of what editors write, made of that of what a template is given: the name of a photo instead of the
 * picture with its credit, Markdown instead of HTML, the title of an e-service instead of where it leads. What calls
 * bring is left out (`without`, names of the outermost fields).
 */
export function toAuthoringSchema(schema: Schema, without: readonly string[] = []): Schema {
  const { properties, required = [], items, anyOf, ...rest } = schema;
  const inner = {
    ...rest,
    ...(items ? { items: toAuthoringSchema(items) } : {}),
    ...(anyOf ? { anyOf: anyOf.map((eine) => toAuthoringSchema(eine)) } : {}),
  };
  if (!properties) return inner;
  const hasPhoto = properties.bild?.bild === true;
  const felder = Object.entries(properties)
    .filter(([name]) => !without.includes(name) && !(hasPhoto && name === 'bildcopyright'))
    .map(([name, feld]) => replaceField(name, feld));
  const wanted = Object.entries(properties).flatMap(([name, feld]) =>
    required.includes(name) && !canMiss(feld) && !schema.eService ? [name] : [],
  );
  return {
    ...inner,
    properties: Object.fromEntries(schema.eService ? [['eService', E_SERVICE], ...felder] : felder),
    required: wanted,
  };
}
