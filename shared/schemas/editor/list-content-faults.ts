import { countMarkup, findMarkdownFault, MAX_MARKUP, TOO_MUCH_MARKUP } from '../../rules/find-markdown-fault.ts';
import type { FieldError } from '../form.ts';

/** Levels of an entry's data; recursive functions walk them. Real entries have up to 12. */
const MAX_LEVELS = 50;
/** Texts with less markup are not added up: they are parsed in no time, however many there are. */
const LITTLE_MARKUP = 100;

interface Text {
  feld: string;
  text: string;
}

/** Every string of the data with the path of its field. Any of them may be Markdown. Null if nested too deeply. */
function listStrings(data: unknown): Text[] | null {
  const found: Text[] = [];
  let level: [field: string, value: unknown][] = [['daten', data]];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_LEVELS) return null;
    const next: typeof level = [];
    for (const [field, value] of level) {
      if (typeof value === 'string') found.push({ feld: field, text: value });
      else if (typeof value === 'object' && value !== null)
        for (const [key, part] of Object.entries(value)) next.push([`${field}/${key}`, part]);
    }
    level = next;
  }
  return found;
}

function readData(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Faults of an entry that must not reach a parser, each at its field: of single texts, and of all together. */
export function listContentFaults(json: string, text: string): FieldError[] {
  const strings = listStrings(readData(json));
  if (!strings) return [{ feld: 'daten', meldung: 'Die Angaben sind zu tief verschachtelt.' }];
  let sum = 0;
  return [...strings, { feld: 'text', text }].flatMap((one) => {
    const fault = findMarkdownFault(one.text);
    const markup = countMarkup(one.text);
    if (markup > LITTLE_MARKUP) sum += markup;
    const message = fault ?? (markup > LITTLE_MARKUP && sum > MAX_MARKUP ? TOO_MUCH_MARKUP : null);
    return message ? [{ feld: one.feld, meldung: message }] : [];
  });
}
