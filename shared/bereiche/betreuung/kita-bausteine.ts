/** What a family wishes for in a day-care centre: asked for when it pre-registers, and when it changes its mind. */
import * as z from 'zod/mini';
import { addTage, readBerlinerZeit } from '../../regeln/berliner-zeit.ts';
import { datum, optionalerText, pflichtText, regel, UHRZEIT, zeit } from '../../schemas/bausteine.ts';

const WUNSCHTERMIN = 'Bitte geben Sie an, ab wann Sie einen Platz brauchen.';
const KITA_DOPPELT =
  'Diese Kita haben Sie schon ausgewählt. Bitte wählen Sie eine andere oder lassen Sie das Feld leer.';
/** Days: nobody plans a place longer ahead than a child is small. */
const VORLAUF = 6 * 366;

function wunschtermin() {
  const isSoon = (tag: string) => tag <= addTage(readBerlinerZeit(new Date()).tag, VORLAUF);
  const zuFrueh = `${WUNSCHTERMIN} Der Tag darf nicht in der Vergangenheit liegen.`;
  return z.pipe(
    datum(`${WUNSCHTERMIN} Zum Beispiel 01.09.2027.`, { zuFrueh }),
    z.string().check(z.refine(isSoon, `${WUNSCHTERMIN} Möglich sind die nächsten sechs Jahre.`)),
  );
}

export const wunschFelder = {
  betreuung_ab: wunschtermin(),
  betreuung_von: zeit('Bitte geben Sie an, ab wie viel Uhr Sie Betreuung brauchen, zum Beispiel 7:30.'),
  betreuung_bis: zeit('Bitte geben Sie an, bis wie viel Uhr Sie Betreuung brauchen, zum Beispiel 14:00.'),
  kita_1: pflichtText('Bitte wählen Sie mindestens eine Kita aus.', { max: 60 }),
  kita_2: optionalerText({ max: 60 }),
  kita_3: optionalerText({ max: 60 }),
};
const wunschSchema = z.object(wunschFelder);
export type Kitawuensche = z.output<typeof wunschSchema>;

export const wunschRegeln = [
  regel<Kitawuensche>(
    'betreuung_bis',
    'Das Ende der Betreuung muss nach dem Anfang liegen.',
    ({ betreuung_von: von = '', betreuung_bis: bis = '' }) => !UHRZEIT.test(von) || !UHRZEIT.test(bis) || von < bis,
  ),
  regel<Kitawuensche>('kita_2', KITA_DOPPELT, ({ kita_1, kita_2 }) => !kita_2 || kita_2 !== kita_1),
  regel<Kitawuensche>(
    'kita_3',
    KITA_DOPPELT,
    ({ kita_1, kita_2, kita_3 }) => !kita_3 || (kita_3 !== kita_1 && kita_3 !== kita_2),
  ),
] as const;
