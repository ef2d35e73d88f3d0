/** Options whose labels are their values. */
export const toOptions = (values: readonly string[]) => values.map((value) => ({ wert: value, text: value }));

/** `Keine Sitzungen`, `1 Sitzung`, `12 Sitzungen` */
export function formatCount(count: number, one: string, several: string): string {
  if (count === 0) return `Keine ${several} gefunden`;
  return count === 1 ? `1 ${one}` : `${count.toLocaleString('de-DE')} ${several}`;
}
