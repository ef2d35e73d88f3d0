import { formatDate, formatTimeOfDay } from './date.ts';

export interface Period {
  /** `YYYY-MM-DDTHH:mm`, or a day without time. */
  datum_von: string;
  datum_bis: string;
  /** Every day at these hours, instead of continuously. */
  taeglich?: boolean;
}

const timeOfDay = (moment: string) => {
  const [, time] = moment.split('T');
  return time ? formatTimeOfDay(time) : null;
};
const toTheTag = (moment: string) => [formatDate(moment), timeOfDay(moment)].filter(Boolean).join(' um ');

/**
 * When an event takes place, times as 'um HH:mm Uhr' (requirement S-23): `03.08.2026 um 09:00 Uhr, bis 12:00 Uhr`,
 * `03.08.2026 um 09:00 Uhr – 05.08.2026 um 12:00 Uhr`, `03.08.2026 – 05.08.2026, täglich um 09:00 Uhr, bis 12:00 Uhr`.
 */
export function formatPeriod({ datum_von: from, datum_bis: until, taeglich: daily = false }: Period): string {
  const end = timeOfDay(until);
  const untilClock = end && end !== timeOfDay(from) ? `, bis ${end}` : '';
  if (from.slice(0, 10) === until.slice(0, 10)) return `${toTheTag(from)}${untilClock}`;
  if (!daily) return `${toTheTag(from)} – ${toTheTag(until)}`;
  const start = timeOfDay(from);
  return `${formatDate(from)} – ${formatDate(until)}, täglich${start ? ` um ${start}` : ''}${untilClock}`;
}
