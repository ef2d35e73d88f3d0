import { formatDate, formatTimeOfDay } from '@gm/shared/format/date';

/** Describes the conflicts of a request in words. */
export function describeConflict({
  titel: title,
  beginn: start,
  ende: end,
}: {
  titel: string;
  beginn: string;
  ende: string;
}): string {
  const [dayFrom = '', from = ''] = start.split('T');
  const [dayUntil = '', until = ''] = end.split('T');
  const closing = dayUntil === dayFrom ? formatTimeOfDay(until) : `${formatDate(dayUntil)}, ${formatTimeOfDay(until)}`;
  return `${title} (${formatDate(dayFrom)}, ${formatTimeOfDay(from)} bis ${closing})`;
}
