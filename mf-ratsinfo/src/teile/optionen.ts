/** Values of a filter that are their own names. */
export const toOptionen = (werte: readonly string[]) => werte.map((wert) => ({ wert, text: wert }));

/** `Keine Sitzungen`, `1 Sitzung`, `12 Sitzungen` */
export function formatCount(anzahl: number, eine: string, mehrere: string): string {
  if (anzahl === 0) return `Keine ${mehrere} gefunden`;
  return anzahl === 1 ? `1 ${eine}` : `${anzahl.toLocaleString('de-DE')} ${mehrere}`;
}
