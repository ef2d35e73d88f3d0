/**
 * Fields of a context for content systems that may send missing, null or wrongly typed values. An invalid value must
 * not break the block, so it is dropped and the rest is shown.
 */

import { z } from 'zod';
import { toEditorHtml } from './editor/editor-html.ts';
import { addressSchema } from './events/location.ts';
import { gallerySchema, imageSchema } from './image.ts';
import { listSchema } from './list.ts';

/** A text; null if missing. */
export const textField = z.string().nullable().catch(null);

/** Sanitised HTML of an editor; null if missing. A field named `text` is written as Markdown. */
export const htmlField = z.string().min(1).transform(toEditorHtml).nullable().catch(null).meta({ html: true });

/** A picture with `bildtext` and `bildcopyright`. Editors select a photo, which includes its credit. */
export const imageFields = {
  bild: imageSchema.nullable().catch(null).meta({ bild: true }),
  bildtext: textField,
  bildcopyright: textField,
};

/** An integer of at least `min`, also as a string; null if missing. */
export const countField = (min = 1) => z.coerce.number().int().min(min).nullable().catch(null);

/** A boolean in any notation of content systems: `true`, 1 or `'1'`; null if missing. */
export const toggleField = z
  .union([z.boolean(), z.literal([0, 1, '0', '1']).transform((value) => Number(value) === 1)])
  .nullable()
  .catch(null);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Maps wire names of a module's fields (requirement M-12) to those of templates. Fields with template names are
 * unchanged.
 */
function readModule(value: unknown): unknown {
  if (!isObject(value)) return value;
  // Usually the fields already have template names.
  if (!('bildupload' in value || 'icon' in value)) return value;
  const { bildupload: imageUpload, icon, ...fields } = value;
  const upload = [imageUpload].flat()[0];
  return { ...(icon === undefined ? {} : { symbol: icon }), ...(isObject(upload) ? upload : {}), ...fields };
}

/**
 * Fields of a portal module or its cards, also with the names of requirement M-12: picture and texts in `bildupload`,
 * name of the drawing in `icon`.
 */
export function moduleFields<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.preprocess(readModule, z.object(shape));
}

/** Context of a page about one entry: the entry under the name of its call, or the entry itself. */
export function entryContext<Name extends string, Entry extends z.ZodType>(name: Name, entry: Entry) {
  const readEntry = (value: unknown) => (isObject(value) && !(name in value) ? { [name]: value } : value);
  return z.preprocess(readEntry, z.object({ [name]: entry } as Record<Name, Entry>));
}

/** A list as `{ data }`, as calls return it, or as a plain array, as content systems provide it. */
export const readList = (value: unknown): unknown => (Array.isArray(value) ? { data: value } : value);

/** Marks invalid entries. A symbol, because neither JSON nor a JSON Schema can contain it. */
const MISMATCHED = Symbol('unpassend');

/** A list without its invalid entries, at most `max`; empty if it is not a list. */
export function listField<Item extends z.ZodType>(item: Item, max = 999) {
  const entry = item.catch(MISMATCHED as never);
  return z
    .array(entry)
    .catch([])
    .transform((entries) => entries.filter((one) => (one as unknown) !== MISMATCHED).slice(0, max) as z.output<Item>[]);
}

/** Pagination of a list; default: a single page. */
export const paginationField = listSchema(z.unknown()).shape.pagination.catch({ page: 1, pages: 1 });

/** Result for a missing or wrongly typed field. */
type TolerantField<Field> = Field extends
  | z.ZodOptional<infer Inner>
  | z.ZodNullable<infer Inner>
  | z.ZodDefault<infer Inner>
  ? TolerantField<Inner>
  : Field extends z.ZodArray<infer Item extends z.ZodType>
    ? ReturnType<typeof listField<Item>>
    : Field extends z.ZodBoolean
      ? z.ZodCatch<z.ZodBoolean>
      : Field extends z.ZodType
        ? z.ZodCatch<z.ZodNullable<Field>>
        : never;

function tolerantField(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable || field instanceof z.ZodDefault) {
    return tolerantField(field.unwrap() as z.ZodType);
  }
  if (field instanceof z.ZodArray) return listField(field.element as z.ZodType);
  return field instanceof z.ZodBoolean ? field.catch(false) : field.nullable().catch(null);
}

/**
 * The api's reply schema in the form a template reads: missing or wrongly typed fields become null, booleans false, and
 * lists lose invalid entries. `own` overrides single fields, for example required ones. Keys that the api does not
 * return cannot be read.
 */
export function tolerant<Shape extends z.ZodRawShape, Own extends { [Name in keyof Shape]?: z.ZodType }>(
  schema: z.ZodObject<Shape>,
  own: Own & { [Name in Exclude<keyof Own, keyof Shape>]: never },
) {
  const fields = Object.entries(schema.shape).map(([name, field]) => [
    name,
    own[name] ?? tolerantField(field as z.ZodType),
  ]);
  return z.object(
    Object.fromEntries(fields) as {
      [Name in keyof Shape]: Name extends keyof Own
        ? Own[Name] extends z.ZodType
          ? Own[Name]
          : never
        : TolerantField<Shape[Name]>;
    },
  );
}

/** Treats an invalid value as an empty object: after a failed call the block has empty lists. */
export function orEmpty<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  return schema.catch(() => schema.parse({}));
}

/** Valid pictures of an entry. */
export const galleryField = orEmpty(tolerant(gallerySchema, { bilder: listField(z.object(imageFields)) }));

const degree = z.coerce.number().nullable().catch(null);

/** Location, as far as known. */
export const addressField = tolerant(addressSchema, {
  geokoordinaten: z.object({ latitude: degree, longitude: degree }).nullable().catch(null),
})
  .nullable()
  .catch(null);
