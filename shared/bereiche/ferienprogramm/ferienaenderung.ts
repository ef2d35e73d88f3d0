import * as z from 'zod/mini';
import { begleitfelder, optionalerText, optionaleZahl, regel, zahl } from '../../schemas/bausteine.ts';

const PLAETZE = 'Bitte geben Sie die größte Teilnehmerzahl als ganze Zahl an; 999 heißt unbegrenzt.';
const felder = z.object({
  id: zahl('Bitte öffnen Sie die Veranstaltung noch einmal.', { min: 1, max: 2_147_483_647 }),
  was: z.enum(['plaetze', 'absagen'], 'Bitte wählen Sie aus, was Sie tun möchten.'),
  teilnehmer_max: optionaleZahl(PLAETZE, { min: 1, max: 999 }),
  grund: optionalerText({ max: 2000 }),
  ...begleitfelder,
});
export type Ferienaenderung = z.output<typeof felder>;

/** `POST /api/intranet/ferienprogramm/aenderung`. Used by the form and by the api. */
export const ferienaenderungSchema = felder.check(
  regel<Ferienaenderung>(
    'teilnehmer_max',
    PLAETZE,
    ({ was, teilnehmer_max }) => was !== 'plaetze' || teilnehmer_max !== null,
  ),
  regel<Ferienaenderung>(
    'grund',
    'Bitte nennen Sie den Grund. Alle Familien bekommen genau diesen Text.',
    ({ was, grund }) => was !== 'absagen' || Boolean(grund),
  ),
);
