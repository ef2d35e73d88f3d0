import { addTage } from '@gm/shared/regeln/berliner-zeit';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

const bilde = (tag: string, uhrzeit: string) => dayjs.tz(`${tag} ${uhrzeit}`, 'Europe/Berlin').toDate();

/** The moment a day (`YYYY-MM-DD`) and a time (`HH:mm`) in Berlin mean; without a time the day's first. Null without a day. */
export const liesBeginn = (tag: string | null, uhrzeit: string | null): Date | null =>
  tag === null ? null : bilde(tag, uhrzeit ?? '00:00');

/** The same; without a time the first moment after the day. */
export const liesEnde = (tag: string | null, uhrzeit: string | null): Date | null =>
  tag !== null && uhrzeit === null ? bilde(addTage(tag, 1), '00:00') : liesBeginn(tag, uhrzeit);
