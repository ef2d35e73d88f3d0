import type { Formfeld } from '../schemas/formfeld.ts';
import { nameFeld } from './name-feld.ts';

/** What of JSON Schema our schemas come to. */
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
  /** Own words for the values of `enum`, given by `.meta({ worte })`. */
  worte?: Record<string, string>;
  /** `.meta({ verweis })`: kind of content whose entries are chosen from; `#stellen`: entries of that list beside it, by `id` and `name`. */
  verweis?: string;
  /** `.meta({ absatz: true })`: a text of several lines. */
  absatz?: boolean;
  /** `.meta({ selten: true })`: folded, after the others. */
  selten?: boolean;
  /** `.meta({ baustein: true })`: a block of a page, whose form comes out of the schema of its template. */
  baustein?: boolean;
  /** `.meta({ zeile: true })`: one line of text, whatever shapes it may have. */
  zeile?: boolean;
  /** A point of the picture that the entry is about. */
  punkt?: boolean;
  /** Parts of it, one for each format. */
  zuschnitte?: boolean;
  /** `.meta({ tag: true })`: a day, whatever else it may be written as. */
  tag?: boolean;
  /** `.meta({ zeitpunkt: true })`: a day, with a time of it or without. */
  zeitpunkt?: boolean;
  /** `.meta({ beispiel: true })`: only the example says it so, counted from the day it is read on: no control. */
  beispiel?: boolean;
  /** `.meta({ pflicht: true })`: a form demands it, whatever else files may say instead. */
  pflicht?: boolean;
  /** Of what templates are given: a picture, sanitised HTML, a tile that an e-service can fill (to-authoring-schema.ts). */
  bild?: boolean;
  html?: boolean;
  eService?: boolean;
}

/** How deep a kind that holds itself is drawn: menus have three levels. */
const TIEFSTENS = 8;
const MEHRZEILIG = new Set(['text', 'einleitung', 'vorspann', 'beschreibung', 'kurz', 'wer', 'hinweis', 'texte']);
/** Names of fields that say where a link leads. */
const ZIELE = new Set(['link', 'href', 'nach']);
const TAG = /^\^\(\?:\(\?:\\d\\d\[2468\]/;

const isWert = (wert: unknown): wert is string | number => typeof wert === 'string' || typeof wert === 'number';

/** Without the `null` that a field may have as well as nothing. */
function readSchema(schema: Schema, defs: Record<string, Schema>): Schema {
  const { $ref, anyOf, type, ...rest } = schema;
  if ($ref) return readSchema({ ...rest, ...defs[$ref.replace('#/$defs/', '')] }, defs);
  if (Array.isArray(type)) {
    const [eine, ...weitere] = type.filter((name) => name !== 'null');
    return weitere.length === 0 && eine ? { ...rest, type: eine } : rest;
  }
  const moegliche = anyOf?.filter(({ type: name }) => name !== 'null');
  if (moegliche?.length === 1 && moegliche[0]) return readSchema({ ...rest, ...moegliche[0] }, defs);
  if (moegliche?.every((eine) => isWert(eine.const))) {
    return { ...rest, enum: moegliche.map((eine) => eine.const) };
  }
  return { ...rest, ...(type ? { type } : {}) };
}

function findArt(
  name: string,
  {
    enum: werte,
    type,
    format,
    pattern,
    properties,
    items,
    absatz,
    verweis,
    baustein,
    punkt,
    tag,
    zeitpunkt,
    zuschnitte,
    zeile,
  }: Schema,
) {
  if (baustein) return 'baustein';
  if (punkt) return 'punkt';
  if (tag) return 'tag';
  if (zeitpunkt) return 'zeitpunkt';
  if (zuschnitte) return 'zuschnitte';
  if (zeile) return 'zeile';
  if (werte?.every(isWert) || verweis) return 'auswahl';
  if (type === 'boolean') return 'haken';
  if (type === 'number' || type === 'integer') return 'zahl';
  if (type === 'string') {
    if (format === 'date' || TAG.test(pattern ?? '')) return 'tag';
    if (name === 'md') return 'markdown';
    if (ZIELE.has(name) && format === undefined) return 'ziel';
    return (absatz ?? MEHRZEILIG.has(name)) ? 'absatz' : 'zeile';
  }
  if (type === 'object' && properties) return 'gruppe';
  if (type === 'array' && items) return 'liste';
  return 'quelltext';
}

function describe(name: string, roh: Schema, defs: Record<string, Schema>, pflicht: boolean, tiefe: number): Formfeld {
  const schema = readSchema(roh, defs);
  const {
    title,
    description,
    enum: werte = [],
    worte = {},
    properties = {},
    required = [],
    items = {},
    verweis,
    selten = false,
  } = schema;
  const art = tiefe > TIEFSTENS ? 'quelltext' : findArt(name, schema);
  return {
    name,
    titel: title ?? nameFeld(name),
    art,
    pflicht,
    hinweis: description ?? null,
    optionen:
      art === 'auswahl' ? werte.filter(isWert).map((wert) => ({ wert, text: worte[wert] ?? nameWert(wert) })) : [],
    verweis: verweis ?? null,
    selten,
    felder:
      art === 'gruppe'
        ? Object.entries(properties)
            .filter(([, feld]) => !feld.beispiel)
            .map(([key, feld]) => describe(key, feld, defs, feld.pflicht ?? required.includes(key), tiefe + 1))
            // What would not be drawn any more has no list either.
            .filter((feld) => feld.eintrag?.art !== 'gruppe' || tiefe + 3 <= TIEFSTENS)
        : [],
    // A list of texts is of the kind its own name says.
    eintrag:
      art === 'liste'
        ? { ...describe(name, { title: title ?? nameFeld(name), ...items }, defs, true, tiefe + 1), name: '' }
        : null,
  };
}

/** `TELEFONISCHE_ERREICHBARKEIT` → `Telefonische Erreichbarkeit`, `facebook` → `Facebook`. */
const nameWert = (wert: string | number): string => {
  const text = String(wert);
  return (/^[A-Z_]{3,}$/.test(text) ? text.toLowerCase() : text).split('_').map(nameFeld).join(' ');
};

/**
 * The controls that fill in what this JSON Schema takes. `.meta({ title, description, worte, absatz, verweis, selten,
 * baustein })` * of the schema it was made of says what they are called, and what there is to choose from.
 */
export function describeFormfeld({ $defs = {}, ...schema }: Schema): Formfeld {
  return describe('', schema, $defs, true, 0);
}
