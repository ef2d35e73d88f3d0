const figure = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });
const moment = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

export const formatKilobyte = (bytes: number): string => `${figure.format(bytes / 1000)} kB`;
export const formatMilliseconds = (ms: number): string => `${figure.format(ms)} ms`;
/** @param iso time in ISO 8601 */
export const formatTime = (iso: string): string => moment.format(new Date(iso));
