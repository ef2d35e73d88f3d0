/** Common fields of holiday programme suggestions and calendar submissions (requirement V-4). */
import * as z from 'zod/mini';
import { addDays } from '../../rules/berlin-time.ts';
import { countCharacters } from '../../rules/count-characters.ts';
import {
  companionFields,
  consent,
  date,
  email,
  one,
  optionalFigure,
  optionalImage,
  optionalText,
  requiredText,
  rule,
  TIME_OF_DAY,
  time,
  webAddress,
} from '../pieces.ts';

/** Minimum length of the description; configurable by the block's option `textMinChars`. */
export const TEXT_MIN_CHARACTER = 100;

const EXAMPLES = 'zum Beispiel Programm, Eintrittspreise, Einlasszeiten, Bewirtung, Kinderbetreuung.';
const TEXT = `Bitte beschreiben Sie die Veranstaltung kurz, ${EXAMPLES}`;
const DATE =
  'Bitte geben Sie Beginn und Ende an. Bei einer eintägigen Veranstaltung tragen Sie in beide Felder denselben Tag ein.';
const TIME =
  'Bitte geben Sie die Uhrzeit im Format 09:00 - 15:00 an. Ist sie noch nicht bekannt, tragen Sie 00:00 - 00:00 ein; ist nur der Beginn bekannt, tragen Sie ihn in beide Felder ein.';
export const END_BEFORE_START =
  'Das Ende liegt vor dem Beginn. Endet die Veranstaltung erst am nächsten Tag, tragen Sie ihn als Ende ein.';
const TOO_MANY_FORMATTINGS = 'Bitte gestalten Sie die Beschreibung einfacher: mit weniger Absätzen, Listen und Links.';
export const ORGANISER_UNKNOWN = 'Bitte wählen Sie einen Veranstalter aus der Liste aus.';
export const PRIVACY_MISSING = 'Bitte bestätigen Sie unsere Datenschutzerklärung.';

/**
 * Maximum number of markup characters in a description. A long text with lists and links has some hundred; tens of
 * thousands would make the api slow for everyone.
 */
const MAX_MARKS = 5_000;
const countMarks = (text: string) => text.match(/[<>&]/g)?.length ?? 0;

/** States how many characters a short description lacks, which a generic message would not. */
function describeMissing({ text = '', textMinChars = 0 }: Partial<VeranstaltungsFields>): string {
  const count = countCharacters(text);
  if (count === 0) return TEXT;
  const missing = textMinChars - count;
  const tooShort = missing === 1 ? 'Es fehlt noch 1 Zeichen' : `Es fehlen noch ${missing} Zeichen`;
  return `Die Beschreibung ist zu kurz. ${tooShort}, mindestens ${textMinChars} sind nötig. Nennen Sie ${EXAMPLES}`;
}

/** @param textMinChars from the block's option; the api overrides the value sent by a browser */
export function veranstaltungFields(textMinChars: number) {
  return {
    titel: requiredText('Bitte geben Sie den Titel der Veranstaltung an, zum Beispiel Konzertabend.', { min: 2 }),
    text: z._default(
      z.string(TEXT).check(
        z.trim(),
        z.maxLength(50_000, 'Bitte kürzen Sie die Beschreibung.'),
        z.refine((text) => countMarks(text) <= MAX_MARKS, TOO_MANY_FORMATTINGS),
      ),
      '',
    ),
    textMinChars: z._default(z.number(), textMinChars),
    veranstaltungsort: requiredText('Bitte geben Sie an, wo die Veranstaltung stattfindet.'),
    datum_von: date(DATE, { zuFrueh: 'Bitte geben Sie einen Tag an, der nicht in der Vergangenheit liegt.' }),
    datum_bis: date(DATE, { zuFrueh: 'Bitte geben Sie einen Tag an, der nicht in der Vergangenheit liegt.' }),
    zeit_von: time(TIME),
    zeit_bis: time(TIME),
    veranstalter: optionalText(),
    veranstalter_brancheneintrag_zuordnung: optionalFigure(ORGANISER_UNKNOWN, {
      min: 1,
      max: 2_147_483_647,
    }),
    ansprechpartner: requiredText('Bitte geben Sie einen Ansprechpartner an.', { min: 2 }),
    telefon: requiredText('Bitte geben Sie eine Telefonnummer an.', { min: 2, max: 50 }),
    email: email(),
    link: webAddress(),
    linktext: optionalText(),
    bild: optionalImage(),
    bildtext: optionalText({ max: 500 }),
    datenschutz: consent(PRIVACY_MISSING),
    ...companionFields,
  };
}

const fieldSchema = z.object(veranstaltungFields(0));
type VeranstaltungsFields = z.output<typeof fieldSchema>;

type Period = Record<'datum_von' | 'datum_bis' | 'zeit_von' | 'zeit_bis', string | null>;

/**
 * On a single day the end must be after the start, or in the following night; midnight ends the day. Invalid times have
 * their own message.
 */
export function endsAfterStart({ datum_von, datum_bis, zeit_von, zeit_bis }: Partial<Period>): boolean {
  if (datum_bis && datum_von !== datum_bis) return true;
  if (!zeit_von || !zeit_bis || !TIME_OF_DAY.test(zeit_von) || !TIME_OF_DAY.test(zeit_bis)) return true;
  return zeit_bis === '00:00' || zeit_bis >= zeit_von || endsAtNight(zeit_von, zeit_bis);
}

/** 20:00 to 02:00 is one night; 10:00 to 09:00 is a typing error. */
const endsAtNight = (from: string, until: string) => from >= '12:00' && until <= '08:00' && until !== '00:00';

/** Moves an end after midnight to the next day, if only one day was entered. */
export function endNextDay<Values extends Partial<Period>>(values: Values): Values {
  const { datum_von, datum_bis, zeit_von, zeit_bis } = values;
  const isOneDay = datum_von && (!datum_bis || datum_bis === datum_von);
  if (!isOneDay || !zeit_von || !zeit_bis || !endsAtNight(zeit_von, zeit_bis)) return values;
  return { ...values, datum_bis: addDays(datum_von, 1) };
}

export const veranstaltungRules = [
  rule<VeranstaltungsFields>(
    'text',
    describeMissing,
    ({ text = '', textMinChars = 0 }) => countCharacters(text) >= Math.max(1, textMinChars),
  ),
  one<VeranstaltungsFields>('veranstalter_brancheneintrag_zuordnung', 'veranstalter', ORGANISER_UNKNOWN),
  one<VeranstaltungsFields>(
    'veranstalter',
    'veranstalter_brancheneintrag_zuordnung',
    'Bitte geben Sie einen Veranstalter an.',
  ),
  rule<VeranstaltungsFields>(
    'datum_bis',
    'Das Ende darf nicht vor dem Beginn liegen.',
    ({ datum_von, datum_bis }) => !datum_von || !datum_bis || datum_bis >= datum_von,
  ),
  rule<VeranstaltungsFields>('zeit_bis', END_BEFORE_START, endsAfterStart),
] as const;
