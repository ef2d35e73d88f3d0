import * as z from 'zod/mini';
import { MAIL_ADDRESS } from '../../regeln/mail-address.ts';
import {
  begleitfelder,
  datum,
  EMAIL_UNGUELTIG,
  einwilligung,
  emptyOr,
  emptyUnless,
  haken,
  optionalerText,
  optionaleZahl,
  readText,
  regel,
  zahl,
  zeit,
} from '../../schemas/bausteine.ts';
import { VERANSTALTUNGSARTEN, VEREINSZIMMER } from './hallenanmietung-felder.ts';

/** Nothing chosen: radios give `null`, a form without scripts sends nothing at all. */
const readChoice = (wert: unknown) => (wert === undefined || wert === null ? '' : readText(wert));

/** `1, 2 und 3` are three parts. */
const hoechstensDrei = (text: string) => text.split(/,|;|\+|\bund\b/).filter((teil) => teil.trim()).length <= 3;

const ORT = 'Bitte wählen Sie die Halle oder den Raum aus.';
const WAHL = 'Bitte wählen Sie eine der Möglichkeiten aus.';
const KEINE_VERANSTALTUNG = 'Es wurde keine Veranstaltung ausgewiesen.';
const ZU_FRUEH = 'Bitte geben Sie einen Tag an, der nicht in der Vergangenheit liegt.';

const felder = {
  datum_von: datum('Bitte geben Sie an, ab welchem Tag Sie die Halle belegen möchten.', { zuFrueh: ZU_FRUEH }),
  datum_bis: datum('Bitte geben Sie an, bis zu welchem Tag Sie die Halle belegen möchten.', { zuFrueh: ZU_FRUEH }),
  zeit_von: zeit('Bitte geben Sie an, ab wann Sie die Halle belegen möchten, zum Beispiel 14:00.'),
  zeit_bis: zeit('Bitte geben Sie an, bis wann Sie die Halle belegen möchten, zum Beispiel 23:30.'),
  saaloeffnung: zeit('Bitte geben Sie an, wann der Saal geöffnet wird, zum Beispiel 18:00.'),
  veranstaltungsbeginn: zeit('Bitte geben Sie an, wann die Veranstaltung beginnt, zum Beispiel 19:30.'),
  veranstaltungsort: z.pipe(z.transform(readChoice), z.string(ORT).check(z.minLength(1, ORT), z.maxLength(200, WAHL))),
  hallenteile: optionalerText(),
  vereinszimmer_ort: optionalerText(),
  nebenraeume: optionalerText({ max: 500 }),
  veranstaltungsart: z.pipe(z.transform(readChoice), z.enum(['', ...VERANSTALTUNGSARTEN], WAHL)),
  beschreibung_sportveranstaltung: optionalerText({ max: 1000 }),
  beschreibung_sonstige: optionalerText({ max: 1000 }),
  besucherzahl: optionaleZahl('Bitte geben Sie die erwartete Besucherzahl als ganze Zahl an.', { max: 99_999 }),
  /** 1 wants the caretaker, 0 does not. */
  hausmeister: z.pipe(z.transform(readChoice), z.enum(['', '0', '1'], WAHL)),
  valid: einwilligung('Bitte bestätigen Sie die Richtigkeit Ihrer Angaben.'),
  /** A party that stands in no calendar: what it is and who rents is typed instead. */
  privat: haken(),
  anlass: optionalerText(),
  /** Also as the address names an event that is not public yet: with its secret behind the number. */
  veranstaltungen_id: z.pipe(
    z.transform((wert: unknown) => (typeof wert === 'string' ? wert.replace(/^(\d+)-[\da-f-]{36}$/, '$1') : wert)),
    emptyOr(zahl(KEINE_VERANSTALTUNG, { min: 1, max: 2_147_483_647 })),
  ),
  veranstalter: optionalerText(),
  homepage: optionalerText({ max: 500 }),
  ansprechpartner: optionalerText(),
  adresse: optionalerText({ max: 500 }),
  telefon: optionalerText(),
  telefax: optionalerText(),
  email: optionalerText({ max: 254 }),
  ...begleitfelder,
};
const felderSchema = z.object(felder);
/** Somebody wants to rent a hall, for an event of the calendar or for a party of their own. */
export type Hallenanmietung = z.output<typeof felderSchema>;

/** Words that only one choice asks for. Which hall has parts the block decides: of those the form alone knows. */
const dropUnasked = emptyUnless<Hallenanmietung>(
  [({ privat }) => privat, { anlass: '' }],
  [({ privat }) => !privat, { veranstaltungen_id: null }],
  [({ veranstaltungsort }) => veranstaltungsort === VEREINSZIMMER, { vereinszimmer_ort: '' }],
  [({ veranstaltungsort }) => veranstaltungsort !== VEREINSZIMMER, { hallenteile: '' }],
  [({ veranstaltungsart }) => veranstaltungsart === 'Sportveranstaltung', { beschreibung_sportveranstaltung: '' }],
  [({ veranstaltungsart }) => veranstaltungsart === 'Sonstige', { beschreibung_sonstige: '' }],
);

/** What a private party has to tell, which the calendar knows of an event. */
const PRIVAT = {
  anlass: 'Bitte geben Sie den Anlass an, zum Beispiel Geburtstag.',
  veranstalter: 'Bitte geben Sie Ihren Namen an.',
  telefon: 'Bitte geben Sie Ihre Telefonnummer an.',
  email: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
} as const;
type Privatfeld = keyof typeof PRIVAT;

/** `POST /api/hallenanmietung`. Used by the form and by the api. */
export const hallenanmietungSchema = z.pipe(
  felderSchema.check(
    regel<Hallenanmietung>(
      'veranstaltungen_id',
      KEINE_VERANSTALTUNG,
      ({ privat, veranstaltungen_id }) => privat === true || typeof veranstaltungen_id === 'number',
    ),
    ...Object.entries(PRIVAT).map(([feld, meldung]) =>
      regel<Hallenanmietung>(
        feld as Privatfeld,
        meldung,
        (werte) => !werte.privat || Boolean(werte[feld as Privatfeld]),
      ),
    ),
    regel<Hallenanmietung>(
      'email',
      EMAIL_UNGUELTIG,
      ({ privat, email = '' }) => !privat || email === '' || MAIL_ADDRESS.test(email),
    ),
    regel<Hallenanmietung>(
      'datum_bis',
      'Das Ende darf nicht vor dem Beginn liegen.',
      ({ datum_von, datum_bis }) => !datum_von || !datum_bis || datum_bis >= datum_von,
    ),
    regel<Hallenanmietung>('hallenteile', 'Bitte geben Sie höchstens drei Hallenteile an.', ({ hallenteile = '' }) =>
      hoechstensDrei(hallenteile),
    ),
  ),
  z.transform(dropUnasked),
);
