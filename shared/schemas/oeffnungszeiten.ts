import { z } from 'zod';
import { WOCHENTAGE } from '../regeln/berliner-zeit.ts';

export const TAGESTYPEN = [...WOCHENTAGE, 'ARBEITSTAG_MO_FR'] as const;
const uhrzeit = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/);

export const oeffnungszeitSchema = z.object({
  typ: z.enum(['ALLGEMEINE_OEFFNUNGSZEIT', 'SERVICEZEIT', 'TELEFONISCHE_ERREICHBARKEIT']),
  hinweisText: z.string().nullish(),
  regulaereZeiten: z.array(z.object({ tagestyp: z.enum(TAGESTYPEN), beginn: uhrzeit, ende: uhrzeit })).default([]),
  /**
   * Days that differ. `2026-12-24` to `2027-01-06`: closed on all of them; `2026-12-23T08:00` to `2026-12-23T10:00`:
   * open from 8 to 10. See `readAbweichung` in `regeln/oeffnungszeiten.ts`.
   */
  abweichendeZeiten: z
    .array(z.object({ beginn: z.string(), ende: z.string(), zusatz: z.string().nullish() }))
    .default([]),
});
export type Oeffnungszeit = z.infer<typeof oeffnungszeitSchema>;
