import { addDays, readInstant } from '@gm/shared/rules/berlin-time';
import { z } from 'zod';

const tagWithTimeOfDay = z.strictObject({
  /** Days after the day of loading; negative for the past. */
  tage: z.number().int(),
  uhrzeit: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Erwartet wird eine Uhrzeit wie „08:00“.'),
});

/** A moment. In sample data that must stay current: a time on a day relative to the day of reading. */
export const momentSchema = z.union([tagWithTimeOfDay, z.iso.datetime({ offset: true })], {
  error: 'Erwartet wird { tage, uhrzeit } oder ein Zeitpunkt wie „2026-03-09T08:00:00+01:00“.',
});

/** @param today `YYYY-MM-DD`, the day from which offsets count */
export const readMomentOf = (time: z.output<typeof momentSchema>, today: string): Date =>
  typeof time === 'string' ? new Date(time) : readInstant({ tag: addDays(today, time.tage), uhrzeit: time.uhrzeit });
