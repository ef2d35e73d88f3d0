const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** Amount in cents → `1.234,50 €`. Cents, because sums of decimals drift. */
export function formatBetrag(cent: number): string {
  return euro.format(cent / 100);
}
