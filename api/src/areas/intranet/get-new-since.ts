import { addDays, readBerlinTime } from '@gm/shared/rules/berlin-time';

/** Days that count as new at the first login. */
const FIRST_REGISTRATION_DAYS = 14;

/** First day of what is new to a user: the day of the previous login, because texts have no time of day. */
export function getNewSince(lastRegistration: Date | null, now = new Date()): string {
  if (lastRegistration) return readBerlinTime(lastRegistration).tag;
  return addDays(readBerlinTime(now).tag, -FIRST_REGISTRATION_DAYS);
}
