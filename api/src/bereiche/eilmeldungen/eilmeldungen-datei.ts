import { sicheresZielSchema } from '@gm/shared/schemas/ziel';
import { z } from 'zod';

const text = z.string().trim().min(1);

const tagMitUhrzeit = z.strictObject({
  /** Days after the day of loading; negative for the past. */
  tage: z.number().int(),
  uhrzeit: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Erwartet wird eine Uhrzeit wie „08:00“.'),
});
const zeitpunkt = z.union([tagMitUhrzeit, z.iso.datetime({ offset: true })], {
  error: 'Erwartet wird { tage, uhrzeit } oder ein Zeitpunkt wie „2026-03-09T08:00:00+01:00“.',
});
export type Zeitpunkt = z.output<typeof zeitpunkt>;

/** An entry of `eilmeldungen.yaml`: an urgent notice. */
export const eilmeldungDateiSchema = z.strictObject({
  /** Tells it from the others, so that a changed text stays the same notice. */
  name: z.string().regex(/^[a-z0-9-]+$/),
  titel: text,
  text,
  link: sicheresZielSchema.nullish(),
  von: zeitpunkt,
  bis: zeitpunkt,
});
export type EilmeldungenDatei = z.output<typeof eilmeldungDateiSchema>[];
