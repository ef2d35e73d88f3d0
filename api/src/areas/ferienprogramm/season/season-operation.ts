import { check, companionFields, figure, numbers } from '@gm/shared/schemas/pieces';
import * as z from 'zod/mini';

/** Events copied or published at once. */
export const MAX_EVENTS = 150;
const chosen = numbers('Bitte wählen Sie mindestens ein Angebot aus.', { max: MAX_EVENTS });

/** `POST /api/intranet/ferienprogramm/saison`: copies events into the next season, or publishes drafts. */
export const seasonOperations = [
  z.object({
    vorgang: z.literal('uebernehmen'),
    /** Year that the page showed. */
    jahr: figure('Bitte laden Sie die Seite neu.', { min: 2000, max: 2200 }),
    angebote: chosen,
    anmeldezeit: check(),
    ...companionFields,
  }),
  z.object({ vorgang: z.literal('veroeffentlichen'), angebote: chosen, ...companionFields }),
] as const;
export type SeasonOperation = z.output<(typeof seasonOperations)[number]>;
