import type { FormField } from '../schemas/form-field.ts';
import { type Block, listBlockFields, readBlock } from './block.ts';
import type { BlockTemplate } from './block-templates.ts';

/** A value in a block that does not match the current schema of its template. */
export interface Mismatched {
  /** Path inside the block, e.g. `context/karten/0/symbol`. */
  pfad: string;
  /** Label of the field. */
  titel: string;
  meldung: string;
  /** Suggested replacement (undefined removes the value); null if only an editor can decide. */
  abhilfe: { wert: unknown } | null;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWord = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
const YES_NO: Record<string, boolean> = { ja: true, true: true, '1': true, nein: false, false: false, '0': false };
const nothing = { wert: undefined };

const show = (value: unknown) => {
  const text = isWord(value) ? String(value) : JSON.stringify(value);
  return `„${text.length > 40 ? `${text.slice(0, 40)} …` : text}“`;
};

/**
 * Converts unambiguous values: a numeric string to a number, a label to its choice, a value to a list. Null if
 * ambiguous.
 */
function convert(
  { art: kind, optionen: options, eintrag: entry }: FormField,
  value: unknown,
): { wert: unknown } | null {
  if (kind === 'zahl') {
    const figure = typeof value === 'string' ? Number(value.trim().replace(',', '.')) : Number.NaN;
    return Number.isNaN(figure) || String(value).trim() === '' ? null : { wert: figure };
  }
  if (kind === 'haken') {
    const truth = YES_NO[String(value).trim().toLowerCase()];
    return truth === undefined ? null : { wert: truth };
  }
  if (kind === 'auswahl') {
    const same = options.find((one) =>
      [one.wert, one.text].some((name) => String(name).toLowerCase() === String(value).trim().toLowerCase()),
    );
    return same ? { wert: same.wert } : null;
  }
  if (kind === 'liste') return entry && (isWord(value) || isGroup(value)) ? { wert: [value] } : null;
  if (kind === 'gruppe') return null;
  return isWord(value) ? { wert: String(value) } : null;
}

/** Describes what a value should be; null if it is valid. */
function findError(
  { art: kind, optionen: options, verweis: crossReference }: FormField,
  value: unknown,
): string | null {
  switch (kind) {
    case 'gruppe':
      return isGroup(value) ? null : 'besteht jetzt aus mehreren Angaben';
    case 'liste':
      return Array.isArray(value) ? null : 'ist jetzt eine Liste';
    case 'zahl':
      return typeof value === 'number' ? null : 'ist jetzt eine Zahl';
    case 'haken':
      return typeof value === 'boolean' ? null : 'ist jetzt ein Ja oder Nein';
    case 'auswahl':
      if (crossReference !== null) return isWord(value) ? null : 'wird jetzt ausgewählt';
      return options.some((one) => one.wert === value) ? null : 'bietet das nicht mehr zur Wahl';
    case 'quelltext':
    case 'punkt':
    case 'zuschnitte':
    case 'baustein':
      return null;
    default:
      return typeof value === 'string' ? null : 'ist jetzt ein Text';
  }
}

function* look(field: FormField, value: unknown, path: string): Generator<Mismatched> {
  if (value === undefined || value === null) return;
  const error = findError(field, value);
  if (error) {
    const remedy = convert(field, value) ?? (field.pflicht ? null : nothing);
    yield {
      pfad: path,
      titel: field.titel,
      meldung: `„${field.titel}“ ${error}: Hier steht ${show(value)}.`,
      abhilfe: remedy,
    };
  } else if (field.art === 'gruppe' && isGroup(value)) {
    for (const [name, part] of Object.entries(value)) {
      if (field.felder.some((one) => one.name === name)) continue;
      const message = `Die Angabe „${name}“ kennt die Vorlage nicht mehr: Hier steht ${show(part)}.`;
      yield { pfad: `${path}/${name}`, titel: name, meldung: message, abhilfe: nothing };
    }
    for (const inner of field.felder) yield* look(inner, value[inner.name], `${path}/${inner.name}`);
  } else if (field.eintrag && Array.isArray(value)) {
    const { eintrag: entry } = field;
    for (const [index, one] of value.entries()) yield* look({ ...entry, pflicht: true }, one, `${path}/${index}`);
  }
}

/** Values of a block that no longer match its template. Missing values are reported by the preview instead. */
export function findMismatched(template: Pick<BlockTemplate, 'context' | 'options'>, block: Block): Mismatched[] {
  // Calls and form targets are not editable options of a block.
  const { apiCalls: _, aktion: __, ...options } = block.options;
  return [
    ...look(listBlockFields(template, block), block.context, 'context'),
    ...look(template.options, options, 'options'),
  ];
}

/** Whether a block needs repair: its template or slot no longer exists, or part of it is no longer accepted. */
export function isMismatched(
  value: unknown,
  templates: ReadonlyMap<string, Pick<BlockTemplate, 'slots' | 'context' | 'options'>>,
): boolean {
  const block = readBlock(value);
  const template = templates.get(block.template);
  if (!template) return true;
  const { slot = 'content' } = block;
  return !template.slots.some((one) => one === slot) || findMismatched(template, block).length > 0;
}
