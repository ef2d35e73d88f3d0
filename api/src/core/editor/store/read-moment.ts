import { addDays } from '@gm/shared/rules/berlin-time';
import type { ContributionInput } from '@gm/shared/schemas/editor/editorial-contribution';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

const build = (tag: string, timeOfDay: string) => dayjs.tz(`${tag} ${timeOfDay}`, 'Europe/Berlin').toDate();

/**
 * The moment of a day (`YYYY-MM-DD`) and a time (`HH:mm`) in Berlin; without a time the start of the day. Null without
 * a day.
 */
const readStart = (tag: string | null, timeOfDay: string | null): Date | null =>
  tag === null ? null : build(tag, timeOfDay ?? '00:00');

/** As above; without a time the end of the day. */
const readEnd = (tag: string | null, timeOfDay: string | null): Date | null =>
  tag !== null && timeOfDay === null ? build(addDays(tag, 1), '00:00') : readStart(tag, timeOfDay);

type Times = Pick<ContributionInput, 'ab_datum' | 'ab_zeit' | 'bis_datum' | 'bis_zeit'>;

/** The publication period from form values. */
export const getTimes = ({ ab_datum, ab_zeit, bis_datum, bis_zeit }: Times) => ({
  ab: readStart(ab_datum, ab_zeit),
  bis: readEnd(bis_datum, bis_zeit),
});
