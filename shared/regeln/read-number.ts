/**
 * A number as people type it (`3`, `3,50`, `1.234,50`, `3.5`, `12 €`) → number. Null for anything else. A point groups
 * thousands only where three digits follow it and a digit other than 0 comes first: `1.234` is a thousand, as Germans write it, and
 * `0.005` half a cent.
 */
export function readNumber(text: string): number | null {
  const eingabe = text.trim().replace(/\s*(€|EUR|Euro)$/i, '');
  if (/^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(eingabe)) return Number(eingabe.replaceAll('.', '').replace(',', '.'));
  return /^-?\d+([.,]\d+)?$/.test(eingabe) ? Number(eingabe.replace(',', '.')) : null;
}
