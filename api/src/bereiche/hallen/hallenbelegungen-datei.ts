import { WOCHENTAGE } from '@gm/shared/regeln/berliner-zeit';
import { z } from 'zod';

const text = z.string().trim().min(1);
const uhrzeit = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Erwartet wird eine Uhrzeit wie „08:00“.');

/** An entry of `hallenbelegungen.yaml`: weekly use of a hall. */
export const hallenbelegungDateiSchema = z
  .strictObject({
    halle: text,
    /** By comma; without it the whole hall. */
    hallenteile: z.string().default(''),
    titel: text,
    wochentag: z.enum(WOCHENTAGE),
    von: uhrzeit,
    bis: uhrzeit,
  })
  .refine(({ von, bis }) => von < bis, { error: 'Das Ende liegt nicht nach dem Beginn.', path: ['bis'] });
export type HallenbelegungenDatei = z.output<typeof hallenbelegungDateiSchema>[];
