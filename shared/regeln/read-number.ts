/**
 * A number as people type it (`3`, `3,50`, `1.234,50`, `3.5`, `12 €`) → number. Null for anything else. A point groups
 * thousands only where three digits follow it and a comma or another group makes that plain; `1.234` alone is a
 * thousand, as Germans write it.
 */
export function readNumber(text: string): number | null {
  const eingabe = text.trim().replace(/\s*(€|EUR|Euro)$/i, '');
  if (/^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(eingabe)) return Number(eingabe.replaceAll('.', '').replace(',', '.'));
  return /^-?\d+([.,]\d+)?$/.test(eingabe) ? Number(eingabe.replace(',', '.')) : null;
}
