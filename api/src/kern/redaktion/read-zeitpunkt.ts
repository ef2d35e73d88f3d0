import { addTage } from '@gm/shared/regeln/berliner-zeit';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

const build = (tag: string, uhrzeit: string) => dayjs.tz(`${tag} ${uhrzeit}`, 'Europe/Berlin').toDate();

/** The moment a day (`YYYY-MM-DD`) and a time (`HH:mm`) in Berlin mean; without a time the day's first. Null without a day. */
export const readBeginn = (tag: string | null, uhrzeit: string | null): Date | null =>
  tag === null ? null : build(tag, uhrzeit ?? '00:00');

/** The same; without a time the first moment after the day. */
export const readEnde = (tag: string | null, uhrzeit: string | null): Date | null =>
  tag !== null && uhrzeit === null ? build(addTage(tag, 1), '00:00') : readBeginn(tag, uhrzeit);
