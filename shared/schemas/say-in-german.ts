import type * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;

const isMissing = (wert: unknown) => wert === undefined || wert === null;
const quote = (werte: readonly unknown[]) => werte.map((wert) => `„${String(wert)}“`).join(', ');
const UNGUELTIG = 'Diese Angabe passt hier nicht.';
const FEHLT = 'Diese Angabe fehlt.';

const TYPEN: Record<string, string> = {
  string: 'Hier muss ein Text stehen.',
  number: 'Hier muss eine Zahl stehen.',
  int: 'Hier muss eine ganze Zahl stehen.',
  boolean: 'Hier ist nur „true“ oder „false“ möglich.',
  array: 'Hier muss eine Liste stehen.',
  object: 'Hier müssen mehrere benannte Angaben stehen.',
  record: 'Hier müssen mehrere benannte Angaben stehen.',
};

const FORMATE: Record<string, string> = {
  email: 'Hier muss eine E-Mail-Adresse stehen.',
  url: 'Hier muss eine vollständige Internetadresse stehen.',
};

/** What lists and texts have too many or too few of; numbers are themselves too large or too small. */
const EINHEITEN: Record<string, string> = { string: 'Zeichen', array: 'Einträge', set: 'Einträge' };

function describeLimit(
  { origin }: { origin: string },
  wort: 'höchstens' | 'mindestens',
  grenze: number | bigint,
): string {
  const einheit = EINHEITEN[origin];
  const zahl = grenze.toLocaleString('de-DE');
  return einheit ? `Möglich sind ${wort} ${zahl} ${einheit}.` : `Die Zahl muss ${wort} ${zahl} sein.`;
}

/**
 * What zod says where a schema has no sentence of its own. For `z.config({ localeError })`: there is one language for all
 * schemas of a process or page.
 */
export function sayInGerman(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue.input) ? FEHLT : (TYPEN[issue.expected] ?? UNGUELTIG);
    case 'invalid_value':
      return isMissing(issue.input) || issue.input === '' ? FEHLT : `Möglich ist hier nur ${quote(issue.values)}.`;
    case 'too_big':
      return describeLimit(issue, 'höchstens', issue.maximum);
    case 'too_small':
      return issue.input === '' ? FEHLT : describeLimit(issue, 'mindestens', issue.minimum);
    case 'invalid_format':
      return FORMATE[issue.format] ?? UNGUELTIG;
    case 'not_multiple_of':
      return `Die Zahl muss ein Vielfaches von ${issue.divisor.toLocaleString('de-DE')} sein.`;
    case 'unrecognized_keys':
      return `Unbekannt ist hier ${quote(issue.keys)}.`;
    default:
      return UNGUELTIG;
  }
}
