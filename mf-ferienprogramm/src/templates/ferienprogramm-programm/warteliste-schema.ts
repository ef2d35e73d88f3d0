import { einwilligung } from '@gm/shared/schemas/bausteine';
import * as z from 'zod/mini';

/** Waiting for places in a full event: which children, and whether only together. */
export const wartelisteSchema = z.object({
  // A single box is no list to the form library.
  kinder: z.pipe(
    z.transform((wert) => [wert].flat().filter((eines) => typeof eines === 'string' && eines !== '')),
    z.array(z.string()).check(z.minLength(1, 'Bitte wählen Sie mindestens ein Kind aus.')),
  ),
  gemeinsam: z.pipe(
    z.transform((wert) => wert === true || wert === 'on'),
    z.boolean(),
  ),
  valid: einwilligung('Bitte bestätigen Sie unsere Datenschutzerklärung.'),
});
