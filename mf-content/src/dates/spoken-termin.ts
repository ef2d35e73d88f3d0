import type { Period } from '@gm/shared/format/period';

const day = new Intl.DateTimeFormat('de-DE', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayOfYear = new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeZone: 'UTC' });

/** `2026-11-28` → `Samstag, 28. November`, with the year on request. Other texts are returned unchanged. */
export function formatSpokenDay(tag: string, withYear = false): string {
  const date = new Date(`${tag.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? tag : (withYear ? dayOfYear : day).format(date);
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
