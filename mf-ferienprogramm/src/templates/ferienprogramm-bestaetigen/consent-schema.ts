import { consent } from '@gm/shared/schemas/pieces';
import * as z from 'zod/mini';

/** Fields of the last step; everything else was validated by earlier steps, and is again by the api. */
export const consentSchema = z.object({
  valid: consent('Bitte bestätigen Sie unsere Datenschutzerklärung.'),
});
