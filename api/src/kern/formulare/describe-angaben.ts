import { formatDatum } from '@gm/shared/format/datum';

/** Labels of a form by field name, in the order of the page. */
export type Felder = Readonly<Record<string, string>>;

function showValue(wert: unknown): string {
  if (typeof wert === 'boolean') return wert ? 'ja' : 'nein';
  if (typeof wert === 'number') return wert.toLocaleString('de-DE');
  if (Array.isArray(wert)) return wert.map(showValue).filter(Boolean).join(', ');
  if (typeof wert === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(wert) ? formatDatum(wert) : wert;
  return '';
}

/**
 * The answers of a form as its mails show them: what was left empty is left out.
 * @param worte what to show in place of a value, e.g. a name for a number
 */
export function describeAngaben(
  felder: Felder,
  eingabe: Readonly<Record<string, unknown>>,
  worte: Readonly<Record<string, string | undefined>> = {},
): { titel: string; wert: string }[] {
  return Object.entries(felder)
    .map(([name, titel]) => ({ titel, wert: worte[name] ?? showValue(eingabe[name]) }))
    .filter(({ wert }) => wert !== '');
}
