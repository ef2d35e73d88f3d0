import type { Period } from './period.ts';

const day = new Intl.DateTimeFormat('de-DE', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const dateOnly = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });
const dayOfYear = new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeZone: 'UTC' });

/** `2026-11-28` → `Samstag, 28. November`, with the year on request. Other texts are returned unchanged. */
export function formatSpokenDay(tag: string, withYear = false): string {
  const date = new Date(`${tag.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? tag : (withYear ? dayOfYear : day).format(date);
}

/** `2026-11-28` → `28. November 2026`. Other texts are returned unchanged. */
export function formatSpokenDate(tag: string): string {
  const date = new Date(`${tag.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? tag : dateOnly.format(date);
}

/** `3. bis 7. August 2026`, `30. Juli bis 3. August 2026`: what both days share is said once. */
export function formatSpokenRange(from: string, until: string): string {
  if (from.slice(0, 10) === until.slice(0, 10)) return formatSpokenDate(from);
  const [day, month, year] = formatSpokenDate(from).split(' ');
  const [, lastMonth, lastYear] = formatSpokenDate(until).split(' ');
  const start = [
    day,
    ...(month === lastMonth && year === lastYear ? [] : [month]),
    ...(year === lastYear ? [] : [year]),
  ];
  return `${start.join(' ')} bis ${formatSpokenDate(until)}`;
}

/** `10:00` → `10`, `19:30` → `19.30` */
const clock = (time: string) => time.replace(/^0/, '').replace(/:00$/, '').replace(':', '.');

function formatHours(from: string | undefined, until: string | undefined): string {
  if (!from || from === '00:00') return '';
  return until && until !== from && until !== '00:00' ? `, ${clock(from)}–${clock(until)} Uhr` : `, ${clock(from)} Uhr`;
}

/**
 * When an event takes place, the way people say it: `Samstag, 28. November, 10–14 Uhr`; `bis Sonntag, 6. Dezember` for
 * what lasts longer. Lists of the next months do without the year.
 */
export function formatSpokenTermin(
  { datum_von: from, datum_bis: until, taeglich: daily = false }: Period,
  withYear = false,
): string {
  const [firstDay = '', start] = from.split('T');
  const [lastDay = '', end] = until.split('T');
  if (firstDay === lastDay) return `${formatSpokenDay(firstDay, withYear)}${formatHours(start, end)}`;
  const days = `${formatSpokenDay(firstDay)} bis ${formatSpokenDay(lastDay, withYear)}`;
  const hours = formatHours(start, daily ? end : undefined);
  return daily && hours ? `${days}, täglich${hours.slice(1)}` : days;
}
