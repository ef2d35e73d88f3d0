import { describe, expect, test } from 'vitest';
import { addDays } from '../../rules/berlin-time.ts';
import { unsubscription as example, holiday, kernzeit, TODAY } from '../../schemas/forms.examples.ts';
import { WITHOUT_SECOND } from './betreuung-pieces.ts';
import { ferienbetreuungSchema } from './ferienbetreuung.ts';
import { kernzeitbetreuungSchema } from './kernzeitbetreuung.ts';
import { getValidity } from './validity.ts';

const NAME = 'Name ist ein Pflichtfled.';
const FIRST_NAME = 'Vorname ist ein Pflichtfled.';
const BIRTH_DATE = 'Bitte geben Sie das Geburtsdatum Ihres Kindes an.';
const EMAIL_INVALID = 'Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.';
const GILT_FROM = 'Bitte geben Sie ein Datum an.';

/** Values of the browser's controls; untouched radios and checkboxes are `null` and `false`. */
const empty = {
  kind_name: '',
  kind_vorname: '',
  kind_geburtsdatum: '',
  kind_grundschule: '',
  kind_klasse: '',
  betreuung: false,
  eltern_alleinerziehend: false,
  eltern_email2: '',
  eltern_berufstaetig: null,
  eltern_berufstaetig_tage: false,
  eltern_berufstaetig2: null,
  eltern_berufstaetig_tage2: false,
  einverstaendniserklaerung: null,
  fotos: false,
  valid: false,
};

const alone = {
  eltern_alleinerziehend: true,
  ...WITHOUT_SECOND,
  eltern_berufstaetig2: null,
};

type Schema = typeof ferienbetreuungSchema | typeof kernzeitbetreuungSchema;

function describeError(schema: Schema, input: unknown): Record<string, string> {
  const issues = schema.safeParse(input).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).reverse());
}

const parents = (suffix: '' | '2') => ({
  [`eltern_name${suffix}`]: NAME,
  [`eltern_vorname${suffix}`]: FIRST_NAME,
  [`eltern_strasse${suffix}`]: 'Strasse ist ein Pflichtfled.',
  [`eltern_plz_ort${suffix}`]: 'Wohnort ist ein Pflichtfled.',
  [`eltern_email${suffix}`]: 'E-Mail ist ein Pflichtfled.',
  [`eltern_mobil${suffix}`]: 'Mobiltelefon ist ein Pflichtfled.',
  [`eltern_berufstaetig${suffix}`]: 'Bitte geben Sie an, ob Sie berufstätig sind.',
});
const shared = {
  kind_name: NAME,
  kind_vorname: FIRST_NAME,
  kind_geburtsdatum: BIRTH_DATE,
  kind_grundschule: 'Grundschule ist ein Pflichtfled.',
  kind_klasse: 'Bitte geben Sie an, in welche Schulklasse Ihr Kind geht.',
  betreuung: 'Betreuungsumfang ist ein Pflichtfled.',
  ...parents(''),
  weitere_person_name_1: 'Telefon ist ein Pflichtfled.',
  weitere_person_telefon_1: 'Telefon ist ein Pflichtfled.',
  einverstaendniserklaerung: 'Bitte bestätigen Sie die Einverständniserklärung.',
  valid: 'Bitte bestätigen Sie unsere Datenschutzerklärung.',
};

describe.each([
  ['holiday childcare', ferienbetreuungSchema, holiday, shared],
  [
    'core time',
    kernzeitbetreuungSchema,
    kernzeit,
    {
      art: 'Bitte wählen Sie die Art Ihrer Anfrage.',
      art_datum: GILT_FROM,
      ...shared,
    },
  ],
] as const)('%s', (_name, schema, valid, messages) => {
  test('an empty form reports everything that is missing, for both guardians', () => {
    expect(describeError(schema, empty)).toEqual({ ...messages, ...parents('2') });
    expect(describeError(schema, {})).toEqual({ ...messages, ...parents('2') });
  });

  test('a single parent needs no second guardian', () => {
    expect(describeError(schema, { ...empty, eltern_alleinerziehend: true })).toEqual(messages);
    expect(describeError(schema, { ...valid, ...alone })).toEqual({});
  });

  test('a complete form passes, with lists joined and days as on the wire', () => {
    expect(schema.parse(valid)).toMatchObject({
      kind_geburtsdatum: '2019-05-03',
      betreuung: valid.betreuung.join(','),
      eltern_berufstaetig: '1',
      eltern_berufstaetig_tage: 'Montag,Mittwoch',
      valid: true,
      fotos: false,
    });
  });

  test.each<[string, object, Record<string, unknown>]>([
    [
      'who is employed names employer and days',
      { eltern_berufstaetig_arbeitgeber: ' ', eltern_berufstaetig_tage: [] },
      {
        eltern_berufstaetig_arbeitgeber: 'Arbeitgeber ist ein Pflichtfled.',
        eltern_berufstaetig_tage: 'Tage ist ein Pflichtfled.',
      },
    ],
    [
      'who is not needs neither',
      { eltern_berufstaetig: 0, eltern_berufstaetig_arbeitgeber: '', eltern_berufstaetig_tage: false },
      {},
    ],
    [
      'the second guardian likewise',
      { eltern_berufstaetig2: '1' },
      {
        eltern_berufstaetig_arbeitgeber2: 'Arbeitgeber ist ein Pflichtfled.',
        eltern_berufstaetig_tage2: 'Tage ist ein Pflichtfled.',
      },
    ],
    ['unless there is none', { ...alone, eltern_berufstaetig2: '1' }, {}],
    ['an address without a domain', { eltern_email: 'a@' }, { eltern_email: EMAIL_INVALID }],
    ['the second address is looked at', { eltern_email2: 'tom' }, { eltern_email2: EMAIL_INVALID }],
    ['also of a single parent', { ...alone, eltern_email2: 'tom' }, { eltern_email2: EMAIL_INVALID }],
    ['persons 2 to 4 may be missing', { weitere_person_name_2: 'Opa', weitere_person_telefon_3: '1' }, {}],
    ['born today', { kind_geburtsdatum: TODAY }, {}],
    ['born tomorrow', { kind_geburtsdatum: addDays(TODAY, 1) }, { kind_geburtsdatum: BIRTH_DATE }],
    ['a day that does not exist', { kind_geburtsdatum: '31.02.2019' }, { kind_geburtsdatum: BIRTH_DATE }],
    [
      'a way home nobody offers',
      { einverstaendniserklaerung: 'taxi' },
      { einverstaendniserklaerung: 'Bitte bestätigen Sie die Einverständniserklärung.' },
    ],
    [
      'a day without work',
      { eltern_berufstaetig_tage: 'Montag, Sonntag' },
      { eltern_berufstaetig_tage: 'Bitte wählen Sie nur aus den angebotenen Möglichkeiten.' },
    ],
    [
      'a megabyte of text',
      { sonstige_angaben: 'x'.repeat(1_000_000) },
      { sonstige_angaben: 'Bitte kürzen Sie Ihre Angabe auf höchstens 5.000 Zeichen.' },
    ],
  ])('%s', (_was, change, error) => {
    expect(describeError(schema, { ...valid, ...change })).toEqual(error);
  });

  test('employer and working days of an unemployed guardian are dropped', () => {
    const input = {
      ...valid,
      eltern_berufstaetig: '0',
      eltern_berufstaetig_arbeitgeber2: 'Bäckerei',
      eltern_berufstaetig_tage2: ['Freitag'],
    };
    expect(schema.parse(input)).toMatchObject({
      eltern_berufstaetig_arbeitgeber: '',
      eltern_berufstaetig_tage: '',
      eltern_berufstaetig_arbeitgeber2: '',
      eltern_berufstaetig_tage2: '',
    });
  });
});

test('the second guardian of a single parent is dropped, even if filled in', () => {
  const second = Object.keys(holiday).filter((name) => name.startsWith('eltern_') && name.endsWith('2'));
  const details = ferienbetreuungSchema.parse({ ...holiday, eltern_alleinerziehend: true, eltern_berufstaetig2: '1' });
  expect(second.length).toBe(11);
  expect(second.map((name) => details[name as keyof typeof details])).toEqual(second.map(() => ''));
});

describe('Gilt ab', () => {
  const year = Number(TODAY.slice(0, 4));
  test.each([
    [TODAY, true],
    [`${year + 1}-12-31`, true],
    [addDays(TODAY, -1), false],
    [`${year + 2}-01-01`, false],
    ['', false],
    ['morgen', false],
  ])('%s: %s', (art_datum, possible) => {
    const error = describeError(kernzeitbetreuungSchema, { ...kernzeit, art_datum });
    expect(error).toEqual(possible ? {} : { art_datum: GILT_FROM });
  });

  test("the day is that of the municipality's time zone", () => {
    expect(getValidity(new Date('2026-12-31T23:30:00Z'))).toEqual({ min: '2027-01-01', max: '2028-12-31' });
  });
});

test('core-time care is offered on weekdays only', () => {
  expect(describeError(kernzeitbetreuungSchema, { ...kernzeit, betreuung: ['Samstag'] })).toEqual({
    betreuung: 'Bitte wählen Sie nur aus den angebotenen Möglichkeiten.',
  });
});

describe('ending core-time care', () => {
  const { art: kind, art_datum, sonstige_angaben: _, ...who } = example;
  const unsubscription = { art: kind, art_datum };

  test('requires the child, the date and a contact', () => {
    expect(describeError(kernzeitbetreuungSchema, { ...unsubscription, ...who })).toEqual({});
    expect(Object.keys(describeError(kernzeitbetreuungSchema, unsubscription)).sort()).toEqual(Object.keys(who).sort());
  });

  test('accepts the whole form, but neither checks nor keeps fields that do not apply', () => {
    const wrong = { eltern_email2: 'tom@', betreuung: ['Samstag'], eltern_strasse: 'x'.repeat(300) };
    const details = kernzeitbetreuungSchema.parse({ ...kernzeit, ...unsubscription, ...wrong, fotos: true });
    const kept = Object.entries(details).filter(([, value]) => value !== '' && value !== false);
    expect(kept.map(([field]) => field).sort()).toEqual([...Object.keys(who), ...Object.keys(unsubscription)].sort());
  });
});
