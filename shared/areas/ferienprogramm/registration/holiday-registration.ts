import * as z from 'zod/mini';
import { companionFields, date, rule } from '../../../schemas/pieces.ts';

const DAY = 'Bitte geben Sie den ersten und den letzten Tag der Anmeldung an.';
const fields = z.object({
  anmeldung_von: date(DAY, { vergangen: true }),
  anmeldung_bis: date(DAY, { vergangen: true }),
  ...companionFields,
});
export type HolidayRegistration = z.output<typeof fields>;

/** `POST /api/intranet/ferienprogramm/anmeldung`: the registration period. Used by the form and by the api. */
export const holidayRegistrationSchema = fields.check(
  rule<HolidayRegistration>(
    'anmeldung_bis',
    'Das Ende darf nicht vor dem Beginn liegen.',
    ({ anmeldung_von, anmeldung_bis }) => !anmeldung_von || !anmeldung_bis || anmeldung_bis >= anmeldung_von,
  ),
);
