import { WEEKDAYS } from '@gm/shared/rules/berlin-time';
import { z } from 'zod';

const text = z.string().trim().min(1);
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Erwartet wird eine Uhrzeit wie „08:00“.');

/** Names of halls, which are not entries of their own. */
export const HALL_NAME = 'hallenname';

/** An entry of `hallenbelegungen.yaml`: weekly use of a hall. */
export const hallOccupancyFileSchema = z
  .strictObject({
    halle: text.meta({
      title: 'Halle',
      description: 'Wählen Sie eine, die es gibt, oder schreiben Sie eine neue.',
      zeile: true,
      verweis: HALL_NAME,
    }),
    hallenteile: z
      .string()
      .default('')
      .meta({ title: 'Hallenteile', description: 'Mit Komma getrennt. Leer: die ganze Halle.' }),
    titel: text,
    wochentag: z.enum(WEEKDAYS),
    von: timeOfDay,
    bis: timeOfDay,
  })
  .refine(({ von: from, bis: until }) => from < until, {
    error: 'Das Ende liegt nicht nach dem Beginn.',
    path: ['bis'],
  });
export type HallOccupanciesFile = z.output<typeof hallOccupancyFileSchema>[];
