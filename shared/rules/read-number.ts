/**
 * A number in German notation (`3`, `3,50`, `1.234,50`, `3.5`, `12 €`) → number. Null for anything else. A point
 * separates thousands only before three digits and after a leading digit other than 0: `1.234` is a thousand, but
 * `0.005` half a cent.
 */
export function readNumber(text: string): number | null {
  const input = text.trim().replace(/\s*(€|EUR|Euro)$/i, '');
  if (/^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(input)) return Number(input.replaceAll('.', '').replace(',', '.'));
  return /^-?\d+([.,]\d+)?$/.test(input) ? Number(input.replace(',', '.')) : null;
}
