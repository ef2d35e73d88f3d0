/** What the suggestion for the holiday programme and the entry in the calendar have in common (requirement V-4). */
import * as z from 'zod/mini';
import { addTage } from '../regeln/berliner-zeit.ts';
import { countCharacters } from '../regeln/count-characters.ts';
import {
  begleitfelder,
  datum,
  eines,
  einwilligung,
  email,
  optionalerText,
  optionalesBild,
  optionaleZahl,
  pflichtText,
  regel,
  UHRZEIT,
  webadresse,
  zeit,
} from './bausteine.ts';

/** Characters of the description; the block's option `textMinChars` changes it. */
export const TEXT_MIN_ZEICHEN = 100;

const TEXT =
  'Bitte beschreiben Sie die Veranstaltung kurz, zum Beispiel Programm, Eintrittspreise, Einlasszeiten, Bewirtung, Kinderbetreuung.';
const DATUM =
  'Bitte geben Sie Beginn und Ende an. Bei einer eintägigen Veranstaltung tragen Sie in beide Felder denselben Tag ein.';
const ZEIT =
  'Bitte geben Sie die Uhrzeit im Format 09:00 - 15:00 an. Ist sie noch nicht bekannt, tragen Sie 00:00 - 00:00 ein; ist nur der Beginn bekannt, tragen Sie ihn in beide Felder ein.';
export const ENDE_VOR_BEGINN =
  'Das Ende liegt vor dem Beginn. Endet die Veranstaltung erst am nächsten Tag, tragen Sie ihn als Ende ein.';
const ZU_VIELE_FORMATIERUNGEN =
  'Bitte gestalten Sie die Beschreibung einfacher: mit weniger Absätzen, Listen und Links.';
export const VERANSTALTER_UNBEKANNT = 'Bitte wählen Sie einen Veranstalter aus der Liste aus.';
export const DATENSCHUTZ_FEHLT = 'Bitte bestätigen Sie unsere Datenschutzerklärung.';

/**
 * Signs of HTML in a description. Some hundred are a long text with lists and links; what the api makes of tens of
 * thousands would keep everybody else waiting.
 */
const MAX_MARKS = 5_000;
const countMarks = (text: string) => text.match(/[<>&]/g)?.length ?? 0;

/** @param textMinChars what the option of the block says; the api puts it in place of what a browser sends */
export function veranstaltungFelder(textMinChars: number) {
  return {
    titel: pflichtText('Bitte geben Sie den Titel der Veranstaltung an, zum Beispiel Konzertabend.', { min: 2 }),
    text: z._default(
      z.string(TEXT).check(
        z.trim(),
        z.maxLength(50_000, 'Bitte kürzen Sie die Beschreibung.'),
        z.refine((text) => countMarks(text) <= MAX_MARKS, ZU_VIELE_FORMATIERUNGEN),
      ),
      '',
    ),
    textMinChars: z._default(z.number(), textMinChars),
    veranstaltungsort: pflichtText('Bitte geben Sie an, wo die Veranstaltung stattfindet.'),
    datum_von: datum(DATUM, { zuFrueh: 'Bitte geben Sie einen Tag an, der nicht in der Vergangenheit liegt.' }),
    datum_bis: datum(DATUM, { zuFrueh: 'Bitte geben Sie einen Tag an, der nicht in der Vergangenheit liegt.' }),
    zeit_von: zeit(ZEIT),
    zeit_bis: zeit(ZEIT),
    veranstalter: optionalerText(),
    veranstalter_brancheneintrag_zuordnung: optionaleZahl(VERANSTALTER_UNBEKANNT, {
      min: 1,
      max: 2_147_483_647,
    }),
    ansprechpartner: pflichtText('Bitte geben Sie einen Ansprechpartner an.', { min: 2 }),
    telefon: pflichtText('Bitte geben Sie eine Telefonnummer an.', { min: 2, max: 50 }),
    email: email(),
    link: webadresse(),
    linktext: optionalerText(),
    bild: optionalesBild(),
    bildtext: optionalerText({ max: 500 }),
    datenschutz: einwilligung(DATENSCHUTZ_FEHLT),
    ...begleitfelder,
  };
}

const felderSchema = z.object(veranstaltungFelder(0));
type Veranstaltungsfelder = z.output<typeof felderSchema>;

type Zeitraum = Record<'datum_von' | 'datum_bis' | 'zeit_von' | 'zeit_bis', string | null>;

/** On the same day the end comes after the start, or in the night after it; midnight ends the day. Times that are none have their own message. */
export function endsAfterBeginn({ datum_von, datum_bis, zeit_von, zeit_bis }: Partial<Zeitraum>): boolean {
  if (datum_bis && datum_von !== datum_bis) return true;
  if (!zeit_von || !zeit_bis || !UHRZEIT.test(zeit_von) || !UHRZEIT.test(zeit_bis)) return true;
  return zeit_bis === '00:00' || zeit_bis >= zeit_von || endsAtNight(zeit_von, zeit_bis);
}

/** From 20:00 to 02:00 is one night; from 10:00 to 09:00 somebody mistyped. */
const endsAtNight = (von: string, bis: string) => von >= '12:00' && bis <= '08:00' && bis !== '00:00';

/** An end in the night after the only day that was entered is one of the next day. */
export function endNextDay<Werte extends Partial<Zeitraum>>(werte: Werte): Werte {
  const { datum_von, datum_bis, zeit_von, zeit_bis } = werte;
  const isEinTag = datum_von && (!datum_bis || datum_bis === datum_von);
  if (!isEinTag || !zeit_von || !zeit_bis || !endsAtNight(zeit_von, zeit_bis)) return werte;
  return { ...werte, datum_bis: addTage(datum_von, 1) };
}

export const veranstaltungRegeln = [
  regel<Veranstaltungsfelder>(
    'text',
    TEXT,
    ({ text = '', textMinChars = 0 }) => countCharacters(text) >= Math.max(1, textMinChars),
  ),
  eines<Veranstaltungsfelder>('veranstalter_brancheneintrag_zuordnung', 'veranstalter', VERANSTALTER_UNBEKANNT),
  eines<Veranstaltungsfelder>(
    'veranstalter',
    'veranstalter_brancheneintrag_zuordnung',
    'Bitte geben Sie einen Veranstalter an.',
  ),
  regel<Veranstaltungsfelder>(
    'datum_bis',
    'Das Ende darf nicht vor dem Beginn liegen.',
    ({ datum_von, datum_bis }) => !datum_von || !datum_bis || datum_bis >= datum_von,
  ),
  regel<Veranstaltungsfelder>('zeit_bis', ENDE_VOR_BEGINN, endsAfterBeginn),
] as const;
