import { readDeviation, todayStatus } from '@gm/shared/opening-hours/opening-hours';
import { addDays, readBerlinTime, readInstant } from '@gm/shared/rules/berlin-time';
import type { OpeningTime } from '@gm/shared/schemas/opening-hours';

/**
 * Until when a text about opening times rendered at `now` stays valid: the next change of `todayStatus` today, or the
 * end of the day, which moves the row of today and the upcoming days.
 */
export function computeStateUntil(times: readonly OpeningTime[], now: Date): Date {
  const { tag: day, uhrzeit: timeOfDay } = readBerlinTime(now);
  const tomorrow = readInstant({ tag: addDays(day, 1), uhrzeit: '00:00' });
  const named = times.flatMap(({ regulaereZeiten: regularTimes, abweichendeZeiten: deviatingTimes }) => [
    ...regularTimes,
    ...deviatingTimes.flatMap((time) => readDeviation(time)?.zeit ?? []),
  ]);
  const status = todayStatus(times, now);
  // Times of other days change nothing today and are skipped.
  const switching = [...new Set(named.flatMap(({ beginn: start, ende: end }) => [start, end]))]
    .filter((time) => time > timeOfDay && time < '24:00')
    .sort()
    .map((time) => readInstant({ tag: day, uhrzeit: time }))
    .find((instant) => instant > now && todayStatus(times, instant) !== status);
  return switching ?? tomorrow;
}
