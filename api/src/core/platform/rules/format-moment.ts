import { formatDate, formatTimeOfDay } from '@gm/shared/format/date';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';

/** `09.03.2026, 08:05 Uhr`, in the municipality's time zone. */
export function formatMoment(instant: Date): string {
  const { tag, uhrzeit: timeOfDay } = readBerlinTime(instant);
  return `${formatDate(tag)}, ${formatTimeOfDay(timeOfDay)}`;
}
