export const WOCHENTAGE = ['MONTAG', 'DIENSTAG', 'MITTWOCH', 'DONNERSTAG', 'FREITAG', 'SAMSTAG', 'SONNTAG'] as const;
export type Wochentag = (typeof WOCHENTAGE)[number];

export interface BerlinerZeit {
  /** Calendar day `YYYY-MM-DD`. */
  tag: string;
  /** Wall clock `HH:mm`, 00:00 to 23:59. */
  uhrzeit: string;
}

const uhr = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The minute asked for last: whole lists are compared with one instant, and finding it is dear on a phone. */
let letzte = { minute: Number.NaN, tag: '', uhrzeit: '' };

/** Day and time in the municipality, whatever zone the machine or the visitor is in. */
export function readBerlinerZeit(augenblick: Date): BerlinerZeit {
  const minute = Math.floor(augenblick.getTime() / 60_000);
  if (minute !== letzte.minute) {
    // Swedish writes dates as ISO does: `2026-03-09 08:05`.
    const [tag = '', uhrzeit = ''] = uhr.format(augenblick).split(' ');
    letzte = { minute, tag, uhrzeit };
  }
  return { tag: letzte.tag, uhrzeit: letzte.uhrzeit };
}

/**
 * The moment at which the clock in the municipality shows `uhrzeit` on `tag`: the first one where it does so twice. The hour
 * that spring leaves out is read as if the clock had not been changed yet.
 */
export function readAugenblick({ tag, uhrzeit }: BerlinerZeit): Date {
  const sommer = new Date(`${tag}T${uhrzeit}:00+02:00`);
  const { tag: daheim, uhrzeit: dort } = readBerlinerZeit(sommer);
  return daheim === tag && dort === uhrzeit ? sommer : new Date(`${tag}T${uhrzeit}:00+01:00`);
}

/** Day of the week of a calendar day `YYYY-MM-DD`; undefined if it is none. */
export function readWochentag(tag: string): Wochentag | undefined {
  const datum = new Date(`${tag}T00:00:00Z`);
  return WOCHENTAGE[(datum.getUTCDay() + 6) % 7];
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`: 2026-02-30 is none. */
export function isKalendertag(tag: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(tag)) return false;
  const datum = new Date(`${tag}T00:00:00Z`);
  return !Number.isNaN(datum.getTime()) && datum.toISOString().startsWith(tag);
}

/** The calendar day `tage` later, both `YYYY-MM-DD`; `tag` has to be one. */
export function addTage(tag: string, tage: number): string {
  const datum = new Date(`${tag}T00:00:00Z`);
  datum.setUTCDate(datum.getUTCDate() + tage);
  return datum.toISOString().slice(0, 10);
}
