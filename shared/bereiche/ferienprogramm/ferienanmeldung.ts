import * as z from 'zod/mini';
import { begleitfelder, datum, regel } from '../../schemas/bausteine.ts';

const TAG = 'Bitte geben Sie den ersten und den letzten Tag der Anmeldung an.';
const felder = z.object({
  anmeldung_von: datum(TAG, { vergangen: true }),
  anmeldung_bis: datum(TAG, { vergangen: true }),
  ...begleitfelder,
});
export type Ferienanmeldung = z.output<typeof felder>;

/** `POST /api/intranet/ferienprogramm/anmeldung`: when registration is open. Used by the form and by the api. */
export const ferienanmeldungSchema = felder.check(
  regel<Ferienanmeldung>(
    'anmeldung_bis',
    'Das Ende darf nicht vor dem Beginn liegen.',
    ({ anmeldung_von, anmeldung_bis }) => !anmeldung_von || !anmeldung_bis || anmeldung_bis >= anmeldung_von,
  ),
);
