import type * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;

const isMissing = (value: unknown) => value === undefined || value === null;
const quote = (values: readonly unknown[]) => values.map((value) => `„${String(value)}“`).join(', ');
const INVALID = 'Diese Angabe passt hier nicht.';
const MISSING = 'Diese Angabe fehlt.';

const TYPES: Record<string, string> = {
  string: 'Hier muss ein Text stehen.',
  number: 'Hier muss eine Zahl stehen.',
  int: 'Hier muss eine ganze Zahl stehen.',
  boolean: 'Hier ist nur „true“ oder „false“ möglich.',
  array: 'Hier muss eine Liste stehen.',
  object: 'Hier müssen mehrere benannte Angaben stehen.',
  record: 'Hier müssen mehrere benannte Angaben stehen.',
};

const FORMATS: Record<string, string> = {
  email: 'Hier muss eine E-Mail-Adresse stehen.',
  url: 'Hier muss eine vollständige Internetadresse stehen.',
};

/** Units of length limits; numbers have none. */
const UNITS: Record<string, string> = { string: 'Zeichen', array: 'Einträge', set: 'Einträge' };

function describeLimit(
  { origin }: { origin: string },
  word: 'höchstens' | 'mindestens',
  limit: number | bigint,
): string {
  const unit = UNITS[origin];
  const figure = limit.toLocaleString('de-DE');
  return unit ? `Möglich sind ${word} ${figure} ${unit}.` : `Die Zahl muss ${word} ${figure} sein.`;
}

/**
 * Default messages of zod in German, for schemas without their own. For `z.config({ localeError })`: one language for
 * all schemas of a process or page.
 */
export function sayInGerman(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue.input) ? MISSING : (TYPES[issue.expected] ?? INVALID);
    case 'invalid_value':
      return isMissing(issue.input) || issue.input === '' ? MISSING : `Möglich ist hier nur ${quote(issue.values)}.`;
    case 'too_big':
      return describeLimit(issue, 'höchstens', issue.maximum);
    case 'too_small':
      return issue.input === '' ? MISSING : describeLimit(issue, 'mindestens', issue.minimum);
    case 'invalid_format':
      return FORMATS[issue.format] ?? INVALID;
    case 'not_multiple_of':
      return `Die Zahl muss ein Vielfaches von ${issue.divisor.toLocaleString('de-DE')} sein.`;
    case 'unrecognized_keys':
      return `Unbekannt ist hier ${quote(issue.keys)}.`;
    default:
      return INVALID;
  }
}
