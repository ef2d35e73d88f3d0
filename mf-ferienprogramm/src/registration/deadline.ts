import { formatTimeOfDay } from '@gm/shared/format/date';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';

/** `14:05 Uhr`, in German local time. */
export const formatDeadline = (instant: string) => formatTimeOfDay(readBerlinTime(new Date(instant)).uhrzeit);
