/** A family's wishes for a day-care centre: asked for when it pre-registers and when it changes them. */
import * as z from 'zod/mini';
import { addDays, readBerlinTime } from '../../rules/berlin-time.ts';
import { date, optionalText, requiredText, rule, TIME_OF_DAY, time } from '../../schemas/pieces.ts';

const WUNSCHTERMIN = 'Bitte geben Sie an, ab wann Sie einen Platz brauchen.';
const KITA_DUPLICATE =
  'Diese Kita haben Sie schon ausgewählt. Bitte wählen Sie eine andere oder lassen Sie das Feld leer.';
/** Days; the latest start is about six years ahead. */
const LEAD_TIME = 6 * 366;

function wunschtermin() {
  const isSoon = (day: string) => day <= addDays(readBerlinTime(new Date()).tag, LEAD_TIME);
  const tooEarly = `${WUNSCHTERMIN} Der Tag darf nicht in der Vergangenheit liegen.`;
  return z.pipe(
    date(`${WUNSCHTERMIN} Zum Beispiel 01.09.2027.`, { zuFrueh: tooEarly }),
    z.string().check(z.refine(isSoon, `${WUNSCHTERMIN} Möglich sind die nächsten sechs Jahre.`)),
  );
}

export const wishFields = {
  betreuung_ab: wunschtermin(),
  betreuung_von: time('Bitte geben Sie an, ab wie viel Uhr Sie Betreuung brauchen, zum Beispiel 7:30.'),
  betreuung_bis: time('Bitte geben Sie an, bis wie viel Uhr Sie Betreuung brauchen, zum Beispiel 14:00.'),
  kita_1: requiredText('Bitte wählen Sie mindestens eine Kita aus.', { max: 60 }),
  kita_2: optionalText({ max: 60 }),
  kita_3: optionalText({ max: 60 }),
};
const wishSchema = z.object(wishFields);
export type KitaWishes = z.output<typeof wishSchema>;

export const wishRules = [
  rule<KitaWishes>(
    'betreuung_bis',
    'Das Ende der Betreuung muss nach dem Anfang liegen.',
    ({ betreuung_von: from = '', betreuung_bis: until = '' }) =>
      !TIME_OF_DAY.test(from) || !TIME_OF_DAY.test(until) || from < until,
  ),
  rule<KitaWishes>('kita_2', KITA_DUPLICATE, ({ kita_1, kita_2 }) => !kita_2 || kita_2 !== kita_1),
  rule<KitaWishes>(
    'kita_3',
    KITA_DUPLICATE,
    ({ kita_1, kita_2, kita_3 }) => !kita_3 || (kita_3 !== kita_1 && kita_3 !== kita_2),
  ),
] as const;
