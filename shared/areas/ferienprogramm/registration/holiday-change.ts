import * as z from 'zod/mini';
import { check, companionFields, figure, optionalFigure, optionalText, rule } from '../../../schemas/pieces.ts';

const PLACES = 'Bitte geben Sie die größte Teilnehmerzahl als ganze Zahl an; 999 heißt unbegrenzt.';
const fields = z.object({
  id: figure('Bitte öffnen Sie die Veranstaltung noch einmal.', { min: 1, max: 2_147_483_647 }),
  was: z.enum(['plaetze', 'absagen'], 'Bitte wählen Sie aus, was Sie tun möchten.'),
  teilnehmer_max: optionalFigure(PLACES, { min: 1, max: 999 }),
  grund: optionalText({ max: 2000 }),
  /** Confirms the cancellation after reading who is affected. */
  bestaetigt: check(),
  ...companionFields,
});
export type HolidayChange = z.output<typeof fields>;

/** `POST /api/intranet/ferienprogramm/aenderung`. Used by the form and by the api. */
export const holidayChangeSchema = fields.check(
  rule<HolidayChange>(
    'teilnehmer_max',
    PLACES,
    ({ was, teilnehmer_max }) => was !== 'plaetze' || teilnehmer_max !== null,
  ),
  rule<HolidayChange>(
    'grund',
    'Bitte nennen Sie den Grund. Alle Familien bekommen genau diesen Text.',
    ({ was, grund: reason }) => was !== 'absagen' || Boolean(reason),
  ),
);
