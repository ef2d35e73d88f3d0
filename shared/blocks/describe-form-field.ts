import { nameField } from '../rules/name-field.ts';
import type { FormField } from '../schemas/form-field.ts';

/** The subset of JSON Schema that our schemas produce. */
export interface Schema {
  type?: string | string[];
  title?: string;
  description?: string;
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  default?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  $ref?: string;
  $defs?: Record<string, Schema>;
  /** Labels for the values of `enum`, from `.meta({ worte })`. */
  worte?: Record<string, string>;
  /**
   * `.meta({ verweis })`: kind of content whose entries can be selected; `#stellen`: entries of the list `stellen` in
   * the same content, by `id` and `name`.
   */
  verweis?: string;
  /** `.meta({ nurFotos: true })`: no illustration can be chosen as picture. */
  nurFotos?: boolean;
  /** `.meta({ absatz: true })`: multi-line text. */
  absatz?: boolean;
  /** `.meta({ selten: true })`: collapsed, after the other fields. */
  selten?: boolean;
  /** `.meta({ baustein: true })`: a block of a page; its form comes from its template's schema. */
  baustein?: boolean;
  /** `.meta({ zeile: true })`: one line of text, even if the schema allows other shapes. */
  zeile?: boolean;
  /** `.meta({ punkt: true })`: focal point of the entry's picture. */
  punkt?: boolean;
  /** `.meta({ zuschnitte: true })`: crops of the entry's picture, one per format. */
  zuschnitte?: boolean;
  /** Target of a form (`postsTo`). */
  posts?: Record<string, string>;
  /** `.meta({ tag: true })`: a day, even if the schema allows other notations. */
  tag?: boolean;
  /** `.meta({ zeitpunkt: true })`: a day with an optional time. */
  zeitpunkt?: boolean;
  /** `.meta({ beispiel: true })`: notation used only in example content, relative to today; has no control. */
  beispiel?: boolean;
  /** `.meta({ pflicht: true })`: required in the form, even if optional in files. */
  pflicht?: boolean;
  /** Kinds of template input: a picture, sanitised HTML, a tile that an e-service can fill (to-authoring-schema.ts). */
  bild?: boolean;
  html?: boolean;
  eService?: boolean;
}

/** Maximum depth of recursive kinds; menus have three levels. */
const MAX_DEPTH = 8;
const MEHRZEILIG = new Set(['text', 'einleitung', 'vorspann', 'beschreibung', 'kurz', 'wer', 'hinweis', 'texte']);
/** Fields that hold the target of a link. */
const TARGETS = new Set(['link', 'href', 'nach']);
const TAG = /^\^\(\?:\(\?:\\d\\d\[2468\]/;

const isValue = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** Unwraps an optional or nullable schema. */
function readSchema(schema: Schema, defs: Record<string, Schema>): Schema {
  const { $ref, anyOf, type, ...rest } = schema;
  if ($ref) return readSchema({ ...rest, ...defs[$ref.replace('#/$defs/', '')] }, defs);
  if (Array.isArray(type)) {
    const [one, ...further] = type.filter((name) => name !== 'null');
    return further.length === 0 && one ? { ...rest, type: one } : rest;
  }
  const possible = anyOf?.filter(({ type: name }) => name !== 'null');
  if (possible?.length === 1 && possible[0]) return readSchema({ ...rest, ...possible[0] }, defs);
  if (possible?.every((one) => isValue(one.const))) {
    return { ...rest, enum: possible.map((one) => one.const) };
  }
  return { ...rest, ...(type ? { type } : {}) };
}

function findKind(
  name: string,
  {
    enum: values,
    type,
    format,
    pattern,
    properties,
    items,
    absatz: paragraph,
    verweis: crossReference,
    baustein: piece,
    punkt: point,
    tag,
    zeitpunkt: moment,
    zuschnitte: crops,
    zeile: line,
  }: Schema,
) {
  if (piece) return 'baustein';
  if (point) return 'punkt';
  if (tag) return 'tag';
  if (moment) return 'zeitpunkt';
  if (crops) return 'zuschnitte';
  if (line) return 'zeile';
  if (values?.every(isValue) || crossReference) return 'auswahl';
  if (type === 'boolean') return 'haken';
  if (type === 'number' || type === 'integer') return 'zahl';
  if (type === 'string') {
    if (format === 'date' || TAG.test(pattern ?? '')) return 'tag';
    if (name === 'md') return 'markdown';
    if (TARGETS.has(name) && format === undefined) return 'ziel';
    return (paragraph ?? MEHRZEILIG.has(name)) ? 'absatz' : 'zeile';
  }
  if (type === 'object' && properties) return 'gruppe';
  if (type === 'array' && items) return 'liste';
  return 'quelltext';
}

function describe(name: string, raw: Schema, defs: Record<string, Schema>, pflicht: boolean, depth: number): FormField {
  const schema = readSchema(raw, defs);
  const {
    title,
    description,
    enum: values = [],
    worte: words = {},
    properties = {},
    required = [],
    items = {},
    verweis: crossReference,
    nurFotos: onlyPhotos,
    selten: rarely = false,
  } = schema;
  const kind = depth > MAX_DEPTH ? 'quelltext' : findKind(name, schema);
  return {
    name,
    titel: title ?? nameField(name),
    art: kind,
    pflicht,
    hinweis: description ?? null,
    optionen:
      kind === 'auswahl'
        ? values.filter(isValue).map((value) => ({ wert: value, text: words[value] ?? nameValue(value) }))
        : [],
    verweis: crossReference ?? null,
    ...(onlyPhotos ? { nurFotos: true } : {}),
    selten: rarely,
    felder:
      kind === 'gruppe'
        ? Object.entries(properties)
            .filter(([, field]) => !field.beispiel)
            .map(([key, field]) => describe(key, field, defs, field.pflicht ?? required.includes(key), depth + 1))
            // Omit lists whose entries would exceed the maximum depth.
            .filter((field) => field.eintrag?.art !== 'gruppe' || depth + 3 <= MAX_DEPTH)
        : [],
    // The kind of a list of strings follows from its own name.
    eintrag:
      kind === 'liste'
        ? { ...describe(name, { title: title ?? nameField(name), ...items }, defs, true, depth + 1), name: '' }
        : null,
  };
}

/** `TELEFONISCHE_ERREICHBARKEIT` → `Telefonische Erreichbarkeit`, `facebook` → `Facebook`. */
const nameValue = (value: string | number): string => {
  const text = String(value);
  return (/^[A-Z_]{3,}$/.test(text) ? text.toLowerCase() : text).split('_').map(nameField).join(' ');
};

/**
 * Builds form controls from a JSON Schema. `.meta({ title, description, worte, absatz, verweis, selten, baustein })` of
 * the original schema provides labels and options.
 */
export function describeFormField({ $defs = {}, ...schema }: Schema): FormField {
  return describe('', schema, $defs, true, 0);
}
