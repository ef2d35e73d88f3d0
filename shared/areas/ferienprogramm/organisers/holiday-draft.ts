import * as z from 'zod/mini';
import { addDays, isCalendarDay, readBerlinTime } from '../../../rules/berlin-time.ts';
import { countCharacters } from '../../../rules/count-characters.ts';
import {
  amount,
  check,
  companionFields,
  date,
  emptyOr,
  figure,
  optionalText,
  requiredText,
  rule,
  TIME_OF_DAY,
  time,
} from '../../../schemas/pieces.ts';

const WHOLE_FIGURE = 'Bitte geben Sie eine ganze Zahl von 0 bis 999 an; 999 heißt unbegrenzt.';
const EURO = 'Bitte geben Sie den Preis in Euro an, zum Beispiel 12,50. Ist es kostenlos, tragen Sie 0 ein.';
const DAY = 'Bitte geben Sie den ersten und den letzten Tag an.';
const TIME = 'Bitte geben Sie die Uhrzeit wie 09:30 an.';
const count = () => figure(WHOLE_FIGURE, { max: 999 });

const fields = z.object({
  id: figure('Bitte öffnen Sie den Entwurf noch einmal.', { min: 1, max: 2_147_483_647 }),
  was: z.enum(
    ['speichern', 'veroeffentlichen', 'verwerfen', 'berichtigen'],
    'Bitte wählen Sie aus, was Sie tun möchten.',
  ),
  titel: requiredText('Bitte geben Sie den Titel der Veranstaltung an.', { min: 2 }),
  einleitung: optionalText({ max: 500 }),
  text: z._default(z.string().check(z.trim(), z.maxLength(50_000, 'Bitte kürzen Sie die Beschreibung.')), ''),
  datum_von: date(DAY, { vergangen: true }),
  datum_bis: date(DAY, { vergangen: true }),
  zeit_von: emptyOr(time(TIME)),
  zeit_bis: emptyOr(time(TIME)),
  taeglich: check(),
  veranstalter: optionalText(),
  veranstaltungsort: optionalText(),
  alter_min: count(),
  alter_max: count(),
  teilnehmer_min: count(),
  teilnehmer_max: count(),
  preis: amount(EURO, { max: 9_999 }),
  preis_geschwister: emptyOr(amount(EURO, { max: 9_999 })),
  mitbringen: optionalText({ max: 1000 }),
  bildtext: optionalText({ max: 500 }),
  ...companionFields,
});
export type HolidayDraft = z.output<typeof fields>;

const isTime = (value: string | null | undefined): value is string =>
  typeof value === 'string' && TIME_OF_DAY.test(value);

/** The event becomes public by this action, or already is. */
const isForAll = (was: HolidayDraft['was'] | undefined) => was === 'veroeffentlichen' || was === 'berichtigen';

/**
 * The end must be after the start on a single day and on each day of a daily event; an overnight event ends on the next
 * day.
 */
function endsAfterStart({ datum_von, datum_bis, zeit_von, zeit_bis, taeglich: daily }: Partial<HolidayDraft>): boolean {
  if (!isTime(zeit_von) || !isTime(zeit_bis)) return true;
  return (datum_von !== datum_bis && !daily) || zeit_bis >= zeit_von;
}

const rules = [
  rule<HolidayDraft>(
    'datum_bis',
    'Das Ende darf nicht vor dem Beginn liegen.',
    ({ datum_von, datum_bis }) => !datum_von || !datum_bis || datum_bis >= datum_von,
  ),
  rule<HolidayDraft>(
    'datum_bis',
    'Eine Veranstaltung dauert höchstens 28 Tage.',
    ({ datum_von = '', datum_bis }) => !isCalendarDay(datum_von) || !datum_bis || datum_bis < addDays(datum_von, 28),
  ),
  rule<HolidayDraft>(
    'zeit_bis',
    'Beginn und Ende gehören zusammen. Ohne beide dauert die Veranstaltung den ganzen Tag.',
    ({ zeit_von, zeit_bis }) => (zeit_von === null) === (zeit_bis === null),
  ),
  rule<HolidayDraft>(
    'zeit_bis',
    'Das Ende liegt vor dem Beginn. Geht die Veranstaltung über Mitternacht, tragen Sie als letzten Tag den nächsten ein.',
    endsAfterStart,
  ),
  rule<HolidayDraft>(
    'alter_max',
    'Das Höchstalter darf nicht unter dem Mindestalter liegen.',
    ({ alter_min = 0, alter_max = 999 }) => alter_min <= alter_max,
  ),
  rule<HolidayDraft>(
    'teilnehmer_max',
    'Die größte Teilnehmerzahl darf nicht unter der kleinsten liegen.',
    ({ teilnehmer_min = 0, teilnehmer_max = 999 }) => teilnehmer_min <= teilnehmer_max,
  ),
  rule<HolidayDraft>(
    'teilnehmer_max',
    'Im Programm braucht die Veranstaltung mindestens einen Platz.',
    ({ was, teilnehmer_max = 1 }) => !isForAll(was) || teilnehmer_max > 0,
  ),
  rule<HolidayDraft>(
    'datum_von',
    'Zum Veröffentlichen muss die Veranstaltung in der Zukunft liegen.',
    ({ was, datum_von }) => was !== 'veroeffentlichen' || !datum_von || datum_von > readBerlinTime(new Date()).tag,
  ),
  rule<HolidayDraft>(
    'text',
    'Bitte beschreiben Sie die Veranstaltung: Im Programm ist die Beschreibung nötig.',
    ({ was, text }) => !isForAll(was) || (typeof text === 'string' && countCharacters(text) > 0),
  ),
  rule<HolidayDraft>(
    'veranstaltungsort',
    'Bitte geben Sie an, wo die Veranstaltung stattfindet: Im Programm ist der Ort nötig.',
    ({ was, veranstaltungsort: venue }) => !isForAll(was) || Boolean(venue),
  ),
];

/**
 * `POST /api/intranet/ferienprogramm/entwurf`: saves a draft or corrects a published event. Used by the form and by the
 * api.
 */
export const holidayDraftSchema = fields.check(...rules);

/** `POST /api/ferienprogramm/veranstalter/entwurf`: an organiser edits a draft and submits it; staff publish it. */
export const organiserDraftSchema = z
  .extend(fields, {
    was: z.literal('speichern', 'Veröffentlichen kann nur das Rathaus.'),
    token: z.string().check(z.maxLength(100)),
    fertig: check(),
  })
  .check(...rules);
