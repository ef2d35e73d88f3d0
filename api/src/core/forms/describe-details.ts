import { formatDate } from '@gm/shared/format/date';

/** Labels of a form by field name, in the order of the page. */
export type Fields = Readonly<Record<string, string>>;

function showValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  if (typeof value === 'number') return value.toLocaleString('de-DE');
  if (Array.isArray(value)) return value.map(showValue).filter(Boolean).join(', ');
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value) : value;
  return '';
}

/**
 * The answers of a form as shown in mails, without empty ones.
 * @param words texts to show instead of values, e.g. a name for a number
 */
export function describeDetails(
  fields: Fields,
  input: Readonly<Record<string, unknown>>,
  words: Readonly<Record<string, string | undefined>> = {},
): { titel: string; wert: string }[] {
  return Object.entries(fields)
    .map(([name, title]) => ({ titel: title, wert: words[name] ?? showValue(input[name]) }))
    .filter(({ wert: value }) => value !== '');
}
