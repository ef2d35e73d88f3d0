import { addTage, readAugenblick } from '@gm/shared/regeln/berliner-zeit';
import { z } from 'zod';

const tagMitUhrzeit = z.strictObject({
  /** Days after the day of loading; negative for the past. */
  tage: z.number().int(),
  uhrzeit: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Erwartet wird eine Uhrzeit wie „08:00“.'),
});

/** A moment. Of an example that must not grow old: a time of a day counted from the one it is read on. */
export const zeitpunktSchema = z.union([tagMitUhrzeit, z.iso.datetime({ offset: true })], {
  error: 'Erwartet wird { tage, uhrzeit } oder ein Zeitpunkt wie „2026-03-09T08:00:00+01:00“.',
});

/** @param heute `YYYY-MM-DD`, the day that others are counted from */
export const readZeitpunkt = (zeit: z.output<typeof zeitpunktSchema>, heute: string): Date =>
  typeof zeit === 'string' ? new Date(zeit) : readAugenblick({ tag: addTage(heute, zeit.tage), uhrzeit: zeit.uhrzeit });
