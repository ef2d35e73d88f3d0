import { einwilligung } from '@gm/shared/schemas/bausteine';
import * as z from 'zod/mini';

/** What the last step asks for itself; all else was checked by the steps before, and is again by the api. */
export const einwilligungSchema = z.object({
  valid: einwilligung('Bitte bestätigen Sie unsere Datenschutzerklärung.'),
});
