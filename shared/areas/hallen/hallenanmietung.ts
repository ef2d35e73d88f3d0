import * as z from 'zod/mini';
import { MAIL_ADDRESS } from '../../rules/mail-address.ts';
import {
  check,
  companionFields,
  consent,
  date,
  EMAIL_INVALID,
  emptyOr,
  emptyUnless,
  figure,
  optionalFigure,
  optionalText,
  readText,
  rule,
  time,
} from '../../schemas/pieces.ts';
import { VERANSTALTUNGS_KINDS, VEREINSZIMMER } from './hallenanmietung-fields.ts';

/** No selection: radios are `null`; a form without scripts omits the field. */
const readChoice = (value: unknown) => (value === undefined || value === null ? '' : readText(value));

/** `1, 2 und 3` counts as three parts. */
const atMostThree = (text: string) => text.split(/,|;|\+|\bund\b/).filter((part) => part.trim()).length <= 3;

const CHOICE = 'Bitte wählen Sie eine der Möglichkeiten aus.';
const NONE_VERANSTALTUNG = 'Es wurde keine Veranstaltung ausgewiesen.';
const TOO_EARLY = 'Bitte geben Sie einen Tag an, der nicht in der Vergangenheit liegt.';

const fields = {
  datum_von: date('Bitte geben Sie an, ab welchem Tag Sie die Halle belegen möchten.', { zuFrueh: TOO_EARLY }),
  datum_bis: date('Bitte geben Sie an, bis zu welchem Tag Sie die Halle belegen möchten.', { zuFrueh: TOO_EARLY }),
  zeit_von: time('Bitte geben Sie an, ab wann Sie die Halle belegen möchten, zum Beispiel 14:00.'),
  zeit_bis: time('Bitte geben Sie an, bis wann Sie die Halle belegen möchten, zum Beispiel 23:30.'),
  saaloeffnung: time('Bitte geben Sie an, wann der Saal geöffnet wird, zum Beispiel 18:00.'),
  veranstaltungsbeginn: time('Bitte geben Sie an, wann die Veranstaltung beginnt, zum Beispiel 19:30.'),
  veranstaltungsort: z.pipe(z.transform(readChoice), z.string(CHOICE).check(z.maxLength(200, CHOICE))),
  hallenteile: optionalText(),
  vereinszimmer_ort: optionalText(),
  nebenraeume: optionalText({ max: 500 }),
  veranstaltungsart: z.pipe(z.transform(readChoice), z.enum(['', ...VERANSTALTUNGS_KINDS], CHOICE)),
  beschreibung_sportveranstaltung: optionalText({ max: 1000 }),
  beschreibung_sonstige: optionalText({ max: 1000 }),
  besucherzahl: optionalFigure('Bitte geben Sie die erwartete Besucherzahl als ganze Zahl an.', { max: 99_999 }),
  /** `1` requests the caretaker, `0` does not. */
  hausmeister: z.pipe(z.transform(readChoice), z.enum(['', '0', '1'], CHOICE)),
  valid: consent('Bitte bestätigen Sie die Richtigkeit Ihrer Angaben.'),
  /** A private party, which is not in the calendar: its description and renter are typed in. */
  privat: check(),
  anlass: optionalText(),
  /** Also accepts the number of an unpublished event, followed by its secret. */
  veranstaltungen_id: z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? value.replace(/^(\d+)-[\da-f-]{36}$/, '$1') : value)),
    emptyOr(figure(NONE_VERANSTALTUNG, { min: 1, max: 2_147_483_647 })),
  ),
  veranstalter: optionalText(),
  homepage: optionalText({ max: 500 }),
  ansprechpartner: optionalText(),
  adresse: optionalText({ max: 500 }),
  telefon: optionalText(),
  telefax: optionalText(),
  email: optionalText({ max: 254 }),
  ...companionFields,
};
const fieldSchema = z.object(fields);
/** A request to rent a hall, for a calendar event or a private party. */
export type Hallenanmietung = z.output<typeof fieldSchema>;

/**
 * Clears fields that depend on another choice. Which hall has parts depends on the block, so only the form can check
 * that.
 */
const dropUnasked = emptyUnless<Hallenanmietung>(
  [({ privat: isPrivate }) => isPrivate, { anlass: '' }],
  [({ privat: isPrivate }) => !isPrivate, { veranstaltungen_id: null }],
  [({ veranstaltungsort: venue }) => venue === VEREINSZIMMER, { vereinszimmer_ort: '' }],
  [({ veranstaltungsort: venue }) => venue !== VEREINSZIMMER, { hallenteile: '' }],
  [
    ({ veranstaltungsart: veranstaltungsKind }) => veranstaltungsKind === 'Sportveranstaltung',
    { beschreibung_sportveranstaltung: '' },
  ],
  [({ veranstaltungsart: veranstaltungsKind }) => veranstaltungsKind === 'Sonstige', { beschreibung_sonstige: '' }],
);

/** Required for a private party; for other events the calendar has this data. */
const PRIVATE = {
  anlass: 'Bitte geben Sie den Anlass an, zum Beispiel Geburtstag.',
  veranstalter: 'Bitte geben Sie Ihren Namen an.',
  telefon: 'Bitte geben Sie Ihre Telefonnummer an.',
  email: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
} as const;
type PrivateField = keyof typeof PRIVATE;

/** `POST /api/hallenanmietung`. Used by the form and by the api. */
export const hallenanmietungSchema = z.pipe(
  fieldSchema.check(
    rule<Hallenanmietung>(
      'veranstaltungen_id',
      NONE_VERANSTALTUNG,
      ({ privat: isPrivate, veranstaltungen_id }) => isPrivate === true || typeof veranstaltungen_id === 'number',
    ),
    ...Object.entries(PRIVATE).map(([field, message]) =>
      rule<Hallenanmietung>(
        field as PrivateField,
        message,
        (values) => !values.privat || Boolean(values[field as PrivateField]),
      ),
    ),
    rule<Hallenanmietung>(
      'email',
      EMAIL_INVALID,
      ({ privat: isPrivate, email = '' }) => !isPrivate || email === '' || MAIL_ADDRESS.test(email),
    ),
    rule<Hallenanmietung>(
      'datum_bis',
      'Das Ende darf nicht vor dem Beginn liegen.',
      ({ datum_von, datum_bis }) => !datum_von || !datum_bis || datum_bis >= datum_von,
    ),
    rule<Hallenanmietung>(
      'hallenteile',
      'Bitte geben Sie höchstens drei Hallenteile an.',
      ({ hallenteile: hallParts = '' }) => atMostThree(hallParts),
    ),
  ),
  z.transform(dropUnasked),
);
