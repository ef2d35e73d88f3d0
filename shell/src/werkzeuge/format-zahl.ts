const zahl = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });
const zeitpunkt = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

export const formatKilobyte = (bytes: number): string => `${zahl.format(bytes / 1000)} kB`;
export const formatMillisekunden = (ms: number): string => `${zahl.format(ms)} ms`;
export const formatAnzahl = (anzahl: number, eins: string, viele: string): string =>
  `${zahl.format(anzahl)} ${anzahl === 1 ? eins : viele}`;
/** @param iso time in ISO 8601 */
export const formatZeit = (iso: string): string => zeitpunkt.format(new Date(iso));
