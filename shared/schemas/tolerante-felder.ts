/**
 * Fields of a context as an existing content system may leave them: missing, null or of another kind. One faulty value
 * must not cost the reader the block, so it is left out and the rest is shown.
 */

import { z } from 'zod';
import { bildSchema, galerieSchema } from './bild.ts';
import { toEditorHtml } from './editor-html.ts';
import { listSchema } from './liste.ts';
import { adresseSchema } from './ort.ts';

/** A text; null when there is none. */
export const textFeld = z.string().nullable().catch(null);

/** Sanitised HTML of an editor; null when there is none. Named `text` it is written as Markdown. */
export const htmlFeld = z.string().min(1).transform(toEditorHtml).nullable().catch(null).meta({ html: true });

/** A picture with `bildtext` and `bildcopyright`. Editors choose a photo, which has its credit. */
export const bildFelder = {
  bild: bildSchema.nullable().catch(null).meta({ bild: true }),
  bildtext: textFeld,
  bildcopyright: textFeld,
};

/** A whole number from `min` on, also where it comes as a text; null when there is none. */
export const anzahlFeld = (min = 1) => z.coerce.number().int().min(min).nullable().catch(null);

/** A switch as content systems send it: `true`, 1 or `'1'`; null when there is none. */
export const schalterFeld = z
  .union([z.boolean(), z.literal([0, 1, '0', '1']).transform((wert) => Number(wert) === 1)])
  .nullable()
  .catch(null);

const isObject = (wert: unknown): wert is Record<string, unknown> =>
  typeof wert === 'object' && wert !== null && !Array.isArray(wert);

/** Names of a module's fields on the wire (requirement M-12) → the names templates use. What comes under those stays. */
function readModul(wert: unknown): unknown {
  if (!isObject(wert)) return wert;
  // As a rule they have the names of templates already.
  if (!('bildupload' in wert || 'icon' in wert)) return wert;
  const { bildupload, icon, ...felder } = wert;
  const upload = [bildupload].flat()[0];
  return { ...(icon === undefined ? {} : { symbol: icon }), ...(isObject(upload) ? upload : {}), ...felder };
}

/**
 * Fields of a portal module, or of a card in it, also as requirement M-12 names them: the picture and its texts inside
 * of `bildupload`, the name of the drawing as `icon`.
 */
export function modulFelder<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.preprocess(readModul, z.object(shape));
}

/** The context of a page about one entry: the entry under the name of the call that brings it, or the entry itself. */
export function eintragContext<Name extends string, Eintrag extends z.ZodType>(name: Name, eintrag: Eintrag) {
  const readEintrag = (wert: unknown) => (isObject(wert) && !(name in wert) ? { [name]: wert } : wert);
  return z.preprocess(readEintrag, z.object({ [name]: eintrag } as Record<Name, Eintrag>));
}

/** A list as calls answer it, `{ data }`, or bare as content systems put it into a context. */
export const readListe = (wert: unknown): unknown => (Array.isArray(wert) ? { data: wert } : wert);

/** Stands where an entry does not fit. No JSON can hold it, nor a JSON Schema say it. */
const UNPASSEND = Symbol('unpassend');

/** A list without the entries that do not fit; empty when it is no list at all. At most `max` entries. */
export function listenFeld<Item extends z.ZodType>(item: Item, max = 999) {
  const entry = item.catch(UNPASSEND as never);
  return z
    .array(entry)
    .catch([])
    .transform((entries) => entries.filter((one) => (one as unknown) !== UNPASSEND).slice(0, max) as z.output<Item>[]);
}

/** Which page of a list it is; the only one when the answer does not say. */
export const paginationFeld = listSchema(z.unknown()).shape.pagination.catch({ page: 1, pages: 1 });

/** What becomes of a field of an answer that is missing or of another kind. */
type TolerantesFeld<Feld> = Feld extends
  | z.ZodOptional<infer Inner>
  | z.ZodNullable<infer Inner>
  | z.ZodDefault<infer Inner>
  ? TolerantesFeld<Inner>
  : Feld extends z.ZodArray<infer Item extends z.ZodType>
    ? ReturnType<typeof listenFeld<Item>>
    : Feld extends z.ZodBoolean
      ? z.ZodCatch<z.ZodBoolean>
      : Feld extends z.ZodType
        ? z.ZodCatch<z.ZodNullable<Feld>>
        : never;

function tolerantFeld(feld: z.ZodType): z.ZodType {
  if (feld instanceof z.ZodOptional || feld instanceof z.ZodNullable || feld instanceof z.ZodDefault) {
    return tolerantFeld(feld.unwrap() as z.ZodType);
  }
  if (feld instanceof z.ZodArray) return listenFeld(feld.element as z.ZodType);
  return feld instanceof z.ZodBoolean ? feld.catch(false) : feld.nullable().catch(null);
}

/**
 * The schema by which the api answers, as a template reads it: a field that is missing or of another kind is null, a
 * switch is off, a list loses the entries that do not fit. `eigene` says of single fields what the template needs of
 * them, among them those without which there is nothing to show. No key can be read that the api does not answer.
 */
export function tolerant<Shape extends z.ZodRawShape, Eigene extends { [Name in keyof Shape]?: z.ZodType }>(
  schema: z.ZodObject<Shape>,
  eigene: Eigene & { [Name in Exclude<keyof Eigene, keyof Shape>]: never },
) {
  const felder = Object.entries(schema.shape).map(([name, feld]) => [
    name,
    eigene[name] ?? tolerantFeld(feld as z.ZodType),
  ]);
  return z.object(
    Object.fromEntries(felder) as {
      [Name in keyof Shape]: Name extends keyof Eigene
        ? Eigene[Name] extends z.ZodType
          ? Eigene[Name]
          : never
        : TolerantesFeld<Shape[Name]>;
    },
  );
}

/** What cannot be read at all is as if nothing were in it: a call that failed leaves the block with empty lists. */
export function orEmpty<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  return schema.catch(() => schema.parse({}));
}

/** Pictures that belong to an entry, those that fit. */
export const galerieFeld = orEmpty(tolerant(galerieSchema, { bilder: listenFeld(z.object(bildFelder)) }));

const grad = z.coerce.number().nullable().catch(null);

/** Where something is, as far as it is known. */
export const adresseFeld = tolerant(adresseSchema, {
  geokoordinaten: z.object({ latitude: grad, longitude: grad }).nullable().catch(null),
})
  .nullable()
  .catch(null);
