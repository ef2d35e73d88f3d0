import { describe, expect, test } from 'vitest';
import { addTage } from '../../regeln/berliner-zeit.ts';
import { abmeldung as beispiel, ferien, HEUTE, kernzeit } from '../../schemas/formulare.beispiele.ts';
import { OHNE_ZWEITE } from './betreuung-bausteine.ts';
import { ferienbetreuungSchema } from './ferienbetreuung.ts';
import { getGeltung } from './geltung.ts';
import { kernzeitbetreuungSchema } from './kernzeitbetreuung.ts';

const NAME = 'Name ist ein Pflichtfled.';
const VORNAME = 'Vorname ist ein Pflichtfled.';
const GEBURTSDATUM = 'Bitte geben Sie das Geburtsdatum Ihres Kindes an.';
const EMAIL_UNGUELTIG = 'Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@beispiel.de.';
const GILT_AB = 'Bitte geben Sie ein Datum an.';

/** What the browser's controls hold; radios and boxes untouched give `null` and `false`. */
const leer = {
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

const allein = {
  eltern_alleinerziehend: true,
  ...OHNE_ZWEITE,
  eltern_berufstaetig2: null,
};

type Schema = typeof ferienbetreuungSchema | typeof kernzeitbetreuungSchema;

function describeFehler(schema: Schema, eingabe: unknown): Record<string, string> {
  const issues = schema.safeParse(eingabe).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).reverse());
}

const eltern = (suffix: '' | '2') => ({
  [`eltern_name${suffix}`]: NAME,
  [`eltern_vorname${suffix}`]: VORNAME,
  [`eltern_strasse${suffix}`]: 'Strasse ist ein Pflichtfled.',
  [`eltern_plz_ort${suffix}`]: 'Wohnort ist ein Pflichtfled.',
  [`eltern_email${suffix}`]: 'E-Mail ist ein Pflichtfled.',
  [`eltern_mobil${suffix}`]: 'Mobiltelefon ist ein Pflichtfled.',
  [`eltern_berufstaetig${suffix}`]: 'Bitte geben Sie an, ob Sie berufstätig sind.',
});
const gemeinsam = {
  kind_name: NAME,
  kind_vorname: VORNAME,
  kind_geburtsdatum: GEBURTSDATUM,
  kind_grundschule: 'Grundschule ist ein Pflichtfled.',
  kind_klasse: 'Bitte geben Sie an, in welche Schulklasse Ihr Kind geht.',
  betreuung: 'Betreuungsumfang ist ein Pflichtfled.',
  ...eltern(''),
  weitere_person_name_1: 'Telefon ist ein Pflichtfled.',
  weitere_person_telefon_1: 'Telefon ist ein Pflichtfled.',
  einverstaendniserklaerung: 'Bitte bestätigen Sie die Einverständniserklärung.',
  valid: 'Bitte bestätigen Sie unsere Datenschutzerklärung.',
};

describe.each([
  ['holiday childcare', ferienbetreuungSchema, ferien, gemeinsam],
  [
    'core time',
    kernzeitbetreuungSchema,
    kernzeit,
    {
      art: 'Bitte wählen Sie die Art Ihrer Anfrage.',
      art_datum: GILT_AB,
      ...gemeinsam,
    },
  ],
] as const)('%s', (_name, schema, gueltig, meldungen) => {
  test('an empty form names everything that is missing, for both guardians', () => {
    expect(describeFehler(schema, leer)).toEqual({ ...meldungen, ...eltern('2') });
    expect(describeFehler(schema, {})).toEqual({ ...meldungen, ...eltern('2') });
  });

  test('a single parent needs no second guardian', () => {
    expect(describeFehler(schema, { ...leer, eltern_alleinerziehend: true })).toEqual(meldungen);
    expect(describeFehler(schema, { ...gueltig, ...allein })).toEqual({});
  });

  test('a complete form passes, lists joined, days as on the wire', () => {
    expect(schema.parse(gueltig)).toMatchObject({
      kind_geburtsdatum: '2019-05-03',
      betreuung: gueltig.betreuung.join(','),
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
    ['unless there is none', { ...allein, eltern_berufstaetig2: '1' }, {}],
    ['an address without a domain', { eltern_email: 'a@' }, { eltern_email: EMAIL_UNGUELTIG }],
    ['the second address is looked at', { eltern_email2: 'tom' }, { eltern_email2: EMAIL_UNGUELTIG }],
    ['also of a single parent', { ...allein, eltern_email2: 'tom' }, { eltern_email2: EMAIL_UNGUELTIG }],
    ['persons 2 to 4 may be missing', { weitere_person_name_2: 'Opa', weitere_person_telefon_3: '1' }, {}],
    ['born today', { kind_geburtsdatum: HEUTE }, {}],
    ['born tomorrow', { kind_geburtsdatum: addTage(HEUTE, 1) }, { kind_geburtsdatum: GEBURTSDATUM }],
    ['a day that does not exist', { kind_geburtsdatum: '31.02.2019' }, { kind_geburtsdatum: GEBURTSDATUM }],
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
  ])('%s', (_was, aenderung, fehler) => {
    expect(describeFehler(schema, { ...gueltig, ...aenderung })).toEqual(fehler);
  });

  test('employer and days of somebody who is not employed are dropped', () => {
    const eingabe = {
      ...gueltig,
      eltern_berufstaetig: '0',
      eltern_berufstaetig_arbeitgeber2: 'Bäckerei',
      eltern_berufstaetig_tage2: ['Freitag'],
    };
    expect(schema.parse(eingabe)).toMatchObject({
      eltern_berufstaetig_arbeitgeber: '',
      eltern_berufstaetig_tage: '',
      eltern_berufstaetig_arbeitgeber2: '',
      eltern_berufstaetig_tage2: '',
    });
  });
});

test('the second guardian of a single parent is dropped, whatever was typed before', () => {
  const zweite = Object.keys(ferien).filter((name) => name.startsWith('eltern_') && name.endsWith('2'));
  const angaben = ferienbetreuungSchema.parse({ ...ferien, eltern_alleinerziehend: true, eltern_berufstaetig2: '1' });
  expect(zweite.length).toBe(11);
  expect(zweite.map((name) => angaben[name as keyof typeof angaben])).toEqual(zweite.map(() => ''));
});

describe('Gilt ab', () => {
  const jahr = Number(HEUTE.slice(0, 4));
  test.each([
    [HEUTE, true],
    [`${jahr + 1}-12-31`, true],
    [addTage(HEUTE, -1), false],
    [`${jahr + 2}-01-01`, false],
    ['', false],
    ['morgen', false],
  ])('%s: %s', (art_datum, moeglich) => {
    const fehler = describeFehler(kernzeitbetreuungSchema, { ...kernzeit, art_datum });
    expect(fehler).toEqual(moeglich ? {} : { art_datum: GILT_AB });
  });

  test('the day is the one in the municipality', () => {
    expect(getGeltung(new Date('2026-12-31T23:30:00Z'))).toEqual({ min: '2027-01-01', max: '2028-12-31' });
  });
});

test('core time is given on weekdays only', () => {
  expect(describeFehler(kernzeitbetreuungSchema, { ...kernzeit, betreuung: ['Samstag'] })).toEqual({
    betreuung: 'Bitte wählen Sie nur aus den angebotenen Möglichkeiten.',
  });
});

describe('who ends core time', () => {
  const { art, art_datum, sonstige_angaben: _, ...wer } = beispiel;
  const abmeldung = { art, art_datum };

  test('says who the child is, from when, and whom to answer', () => {
    expect(describeFehler(kernzeitbetreuungSchema, { ...abmeldung, ...wer })).toEqual({});
    expect(Object.keys(describeFehler(kernzeitbetreuungSchema, abmeldung)).sort()).toEqual(Object.keys(wer).sort());
  });

  test('may send the whole form; what was not asked for is neither checked nor kept', () => {
    const falsch = { eltern_email2: 'tom@', betreuung: ['Samstag'], eltern_strasse: 'x'.repeat(300) };
    const angaben = kernzeitbetreuungSchema.parse({ ...kernzeit, ...abmeldung, ...falsch, fotos: true });
    const kept = Object.entries(angaben).filter(([, wert]) => wert !== '' && wert !== false);
    expect(kept.map(([feld]) => feld).sort()).toEqual([...Object.keys(wer), ...Object.keys(abmeldung)].sort());
  });
});
