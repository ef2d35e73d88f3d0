import { check, companionFields, optionalFigure, requiredText } from '@gm/shared/schemas/pieces';
import * as z from 'zod/mini';

/** `POST /api/intranet/ferienprogramm/nachricht`: a message of staff to the families of an event or of the season. */
export const familyMessageOperation = z.object({
  vorgang: z.literal('nachricht'),
  /** Missing: the season. */
  id: optionalFigure('Bitte laden Sie die Seite neu.', { min: 1, max: 2_147_483_647 }),
  betreff: requiredText('Bitte geben Sie einen Betreff an.', { max: 120 }),
  text: requiredText('Bitte schreiben Sie, was die Familien wissen sollen.', { max: 5000 }),
  /** Also to families on the waiting list of the event. */
  wartende: check(),
  /** Sent after reading the preview. */
  bestaetigt: check(),
  beleg: z.uuid('Bitte laden Sie die Seite neu.'),
  ...companionFields,
});
export type FamilyMessageOperation = z.output<typeof familyMessageOperation>;
