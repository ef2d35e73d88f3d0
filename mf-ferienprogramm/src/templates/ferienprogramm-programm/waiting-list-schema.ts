import { consent } from '@gm/shared/schemas/pieces';
import * as z from 'zod/mini';

/** Joining a waiting list: children, and whether only together. */
export const waitingListSchema = z.object({
  // The form library returns a single checkbox as a string.
  kinder: z.pipe(
    z.transform((value) => [value].flat().filter((one) => typeof one === 'string' && one !== '')),
    z.array(z.string()).check(z.minLength(1, 'Bitte wählen Sie mindestens ein Kind aus.')),
  ),
  gemeinsam: z.pipe(
    z.transform((value) => value === true || value === 'on'),
    z.boolean(),
  ),
  valid: consent('Bitte bestätigen Sie unsere Datenschutzerklärung.'),
});
