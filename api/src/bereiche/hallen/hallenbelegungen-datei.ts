import { WOCHENTAGE } from '@gm/shared/regeln/berliner-zeit';
import { z } from 'zod';

const text = z.string().trim().min(1);
const uhrzeit = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Erwartet wird eine Uhrzeit wie „08:00“.');

/** Names of halls, which are no entries of their own. */
export const HALLENNAME = 'hallenname';

/** An entry of `hallenbelegungen.yaml`: weekly use of a hall. */
export const hallenbelegungDateiSchema = z
  .strictObject({
    halle: text.meta({
      title: 'Halle',
      description: 'Wählen Sie eine, die es gibt, oder schreiben Sie eine neue.',
      zeile: true,
      verweis: HALLENNAME,
    }),
    hallenteile: z
      .string()
      .default('')
      .meta({ title: 'Hallenteile', description: 'Mit Komma getrennt. Leer: die ganze Halle.' }),
    titel: text,
    wochentag: z.enum(WOCHENTAGE),
    von: uhrzeit,
    bis: uhrzeit,
  })
  .refine(({ von, bis }) => von < bis, { error: 'Das Ende liegt nicht nach dem Beginn.', path: ['bis'] });
export type HallenbelegungenDatei = z.output<typeof hallenbelegungDateiSchema>[];
