import * as z from 'zod/mini';
import { addTage, isKalendertag, readBerlinerZeit } from '../../regeln/berliner-zeit.ts';
import { countCharacters } from '../../regeln/count-characters.ts';
import {
  begleitfelder,
  betrag,
  datum,
  emptyOr,
  haken,
  optionalerText,
  pflichtText,
  regel,
  UHRZEIT,
  zahl,
  zeit,
} from '../../schemas/bausteine.ts';

const GANZE_ZAHL = 'Bitte geben Sie eine ganze Zahl von 0 bis 999 an; 999 heißt unbegrenzt.';
const EURO = 'Bitte geben Sie den Preis in Euro an, zum Beispiel 12,50. Ist es kostenlos, tragen Sie 0 ein.';
const TAG = 'Bitte geben Sie den ersten und den letzten Tag an.';
const ZEIT = 'Bitte geben Sie die Uhrzeit wie 09:30 an.';
const anzahl = () => zahl(GANZE_ZAHL, { max: 999 });

const felder = z.object({
  id: zahl('Bitte öffnen Sie den Entwurf noch einmal.', { min: 1, max: 2_147_483_647 }),
  was: z.enum(['speichern', 'veroeffentlichen', 'verwerfen'], 'Bitte wählen Sie aus, was Sie tun möchten.'),
  titel: pflichtText('Bitte geben Sie den Titel der Veranstaltung an.', { min: 2 }),
  einleitung: optionalerText({ max: 500 }),
  text: z._default(z.string().check(z.trim(), z.maxLength(50_000, 'Bitte kürzen Sie die Beschreibung.')), ''),
  datum_von: datum(TAG, { vergangen: true }),
  datum_bis: datum(TAG, { vergangen: true }),
  zeit_von: emptyOr(zeit(ZEIT)),
  zeit_bis: emptyOr(zeit(ZEIT)),
  taeglich: haken(),
  veranstalter: optionalerText(),
  veranstaltungsort: optionalerText(),
  alter_min: anzahl(),
  alter_max: anzahl(),
  teilnehmer_min: anzahl(),
  teilnehmer_max: anzahl(),
  preis: betrag(EURO, { max: 9_999 }),
  preis_geschwister: emptyOr(betrag(EURO, { max: 9_999 })),
  mitbringen: optionalerText({ max: 1000 }),
  bildtext: optionalerText({ max: 500 }),
  ...begleitfelder,
});
export type Ferienentwurf = z.output<typeof felder>;

const isZeit = (wert: string | null | undefined): wert is string => typeof wert === 'string' && UHRZEIT.test(wert);

/** On one day, and on each day of a daily event, the end comes after the beginning; over night it is the next day’s. */
function endsAfterBeginn({ datum_von, datum_bis, zeit_von, zeit_bis, taeglich }: Partial<Ferienentwurf>): boolean {
  if (!isZeit(zeit_von) || !isZeit(zeit_bis)) return true;
  return (datum_von !== datum_bis && !taeglich) || zeit_bis >= zeit_von;
}

const regeln = [
  regel<Ferienentwurf>(
    'datum_bis',
    'Das Ende darf nicht vor dem Beginn liegen.',
    ({ datum_von, datum_bis }) => !datum_von || !datum_bis || datum_bis >= datum_von,
  ),
  regel<Ferienentwurf>(
    'datum_bis',
    'Eine Veranstaltung dauert höchstens 28 Tage.',
    ({ datum_von = '', datum_bis }) => !isKalendertag(datum_von) || !datum_bis || datum_bis < addTage(datum_von, 28),
  ),
  regel<Ferienentwurf>(
    'zeit_bis',
    'Beginn und Ende gehören zusammen. Ohne beide dauert die Veranstaltung den ganzen Tag.',
    ({ zeit_von, zeit_bis }) => (zeit_von === null) === (zeit_bis === null),
  ),
  regel<Ferienentwurf>(
    'zeit_bis',
    'Das Ende liegt vor dem Beginn. Geht die Veranstaltung über Mitternacht, tragen Sie als letzten Tag den nächsten ein.',
    endsAfterBeginn,
  ),
  regel<Ferienentwurf>(
    'alter_max',
    'Das Höchstalter darf nicht unter dem Mindestalter liegen.',
    ({ alter_min = 0, alter_max = 999 }) => alter_min <= alter_max,
  ),
  regel<Ferienentwurf>(
    'teilnehmer_max',
    'Die größte Teilnehmerzahl darf nicht unter der kleinsten liegen.',
    ({ teilnehmer_min = 0, teilnehmer_max = 999 }) => teilnehmer_min <= teilnehmer_max,
  ),
  regel<Ferienentwurf>(
    'teilnehmer_max',
    'Zum Veröffentlichen braucht die Veranstaltung mindestens einen Platz.',
    ({ was, teilnehmer_max = 1 }) => was !== 'veroeffentlichen' || teilnehmer_max > 0,
  ),
  regel<Ferienentwurf>(
    'datum_von',
    'Zum Veröffentlichen muss die Veranstaltung in der Zukunft liegen.',
    ({ was, datum_von }) => was !== 'veroeffentlichen' || !datum_von || datum_von > readBerlinerZeit(new Date()).tag,
  ),
  regel<Ferienentwurf>(
    'text',
    'Bitte beschreiben Sie die Veranstaltung, bevor Sie sie veröffentlichen.',
    ({ was, text }) => was !== 'veroeffentlichen' || (typeof text === 'string' && countCharacters(text) > 0),
  ),
  regel<Ferienentwurf>(
    'veranstaltungsort',
    'Bitte geben Sie an, wo die Veranstaltung stattfindet, bevor Sie sie veröffentlichen.',
    ({ was, veranstaltungsort }) => was !== 'veroeffentlichen' || Boolean(veranstaltungsort),
  ),
];

/** `POST /api/intranet/ferienprogramm/entwurf`. Used by the form and by the api. */
export const ferienentwurfSchema = felder.check(...regeln);

/** `POST /api/ferienprogramm/veranstalter/entwurf`: an organiser writes on it, and says when it is ready; staff publish. */
export const veranstalterentwurfSchema = z
  .extend(felder, {
    was: z.literal('speichern', 'Veröffentlichen kann nur das Rathaus.'),
    token: z.string().check(z.maxLength(100)),
    fertig: haken(),
  })
  .check(...regeln);
