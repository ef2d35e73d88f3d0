import * as z from 'zod/mini';
import { addTage, readBerlinerZeit } from '../regeln/berliner-zeit.ts';
import { begleitfelder, datum, einwilligung, optionalerText, pflichtText, regel, zeit } from './bausteine.ts';
import {
  DATENSCHUTZ_FEHLT,
  elternFelder,
  elternRegeln,
  kindFelder,
  sonstigeAngaben,
  streicheArbeit,
  verbundeneListe,
} from './betreuung-bausteine.ts';

const WUNSCHTERMIN = 'Bitte geben Sie an, ab wann Sie einen Platz brauchen.';
const KITA_DOPPELT =
  'Diese Kita haben Sie schon ausgewählt. Bitte wählen Sie eine andere oder lassen Sie das Feld leer.';
/** Days: nobody plans a place longer ahead than a child is small. */
const VORLAUF = 6 * 366;

function wunschtermin() {
  const istBald = (tag: string) => tag <= addTage(readBerlinerZeit(new Date()).tag, VORLAUF);
  const zuFrueh = `${WUNSCHTERMIN} Der Tag darf nicht in der Vergangenheit liegen.`;
  return z.pipe(
    datum(`${WUNSCHTERMIN} Zum Beispiel 01.09.2027.`, { zuFrueh }),
    z.string().check(z.refine(istBald, `${WUNSCHTERMIN} Möglich sind die nächsten sechs Jahre.`)),
  );
}

const angabenSchema = z.object({
  ...kindFelder,
  betreuung_ab: wunschtermin(),
  betreuung_von: zeit('Bitte geben Sie an, ab wie viel Uhr Sie Betreuung brauchen, zum Beispiel 7:30.'),
  betreuung_bis: zeit('Bitte geben Sie an, bis wie viel Uhr Sie Betreuung brauchen, zum Beispiel 14:00.'),
  kita_1: pflichtText('Bitte wählen Sie mindestens eine Kita aus.', { max: 60 }),
  kita_2: optionalerText({ max: 60 }),
  kita_3: optionalerText({ max: 60 }),
  ...elternFelder,
  name_geschwister_1: optionalerText(),
  kita_geschwister_1: optionalerText({ max: 60 }),
  name_geschwister_2: optionalerText(),
  kita_geschwister_2: optionalerText({ max: 60 }),
  vorrang: verbundeneListe(),
  sonstige_angaben: sonstigeAngaben,
  valid: einwilligung(DATENSCHUTZ_FEHLT),
  ...begleitfelder,
});
type Angaben = z.output<typeof angabenSchema>;

const istZeit = (wert: unknown) => typeof wert === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(wert);

/** `POST /api/kitavormerkung`: a family asks for a place in a day-care centre. Used by the form and by the api. */
export const kitavormerkungSchema = z.pipe(
  angabenSchema.check(
    regel<Angaben>(
      'betreuung_bis',
      'Das Ende der Betreuung muss nach dem Anfang liegen.',
      ({ betreuung_von: von, betreuung_bis: bis }) => !istZeit(von) || !istZeit(bis) || String(von) < String(bis),
    ),
    regel<Angaben>('kita_2', KITA_DOPPELT, ({ kita_1, kita_2 }) => !kita_2 || kita_2 !== kita_1),
    regel<Angaben>(
      'kita_3',
      KITA_DOPPELT,
      ({ kita_1, kita_2, kita_3 }) => !kita_3 || (kita_3 !== kita_1 && kita_3 !== kita_2),
    ),
    ...elternRegeln,
  ),
  z.transform(streicheArbeit),
);
export type Kitavormerkung = z.output<typeof kitavormerkungSchema>;
