import { z } from 'zod';
import { WEEKDAYS } from '../rules/berlin-time.ts';

export const DAY_TYPES = [...WEEKDAYS, 'ARBEITSTAG_MO_FR'] as const;
const timeOfDay = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/, 'Erwartet wird eine Uhrzeit wie „09:00“.');

const tag = z.enum(DAY_TYPES).meta({ title: 'Tag', worte: { ARBEITSTAG_MO_FR: 'Montag bis Freitag' } });

/** Weekly opening times of a day. */
export const regularTimeSchema = z.object({
  tagestyp: tag,
  beginn: timeOfDay.meta({ title: 'Von' }),
  ende: timeOfDay.meta({ title: 'Bis' }),
});

export const openingTimeSchema = z.object({
  typ: z.enum(['ALLGEMEINE_OEFFNUNGSZEIT', 'SERVICEZEIT', 'TELEFONISCHE_ERREICHBARKEIT']).meta({
    title: 'Art der Zeiten',
    worte: { ALLGEMEINE_OEFFNUNGSZEIT: 'Öffnungszeiten', SERVICEZEIT: 'Servicezeiten' },
  }),
  hinweisText: z.string().nullish().meta({ title: 'Hinweis' }),
  regulaereZeiten: z.array(regularTimeSchema).default([]).meta({ title: 'Jede Woche' }),
  /**
   * Deviations. `2026-12-24` to `2027-01-06`: closed on all of them; `2026-12-23T08:00` to `2026-12-23T10:00`: open
   * from 8 to 10. See `readDeviation` in `opening-hours/opening-hours.ts`.
   */
  abweichendeZeiten: z
    .array(
      z.object({
        beginn: z.string().meta({ title: 'Von', zeitpunkt: true }),
        ende: z.string().meta({ title: 'Bis', zeitpunkt: true }),
        zusatz: z.string().nullish().meta({ title: 'Hinweis' }),
      }),
    )
    .default([])
    .meta({
      title: 'Abweichungen und Feiertage',
      description:
        'An gesetzlichen Feiertagen gelten von selbst die Zeiten eines Sonntags. Hier steht, was sonst abweicht.',
    }),
});
export type OpeningTime = z.infer<typeof openingTimeSchema>;
