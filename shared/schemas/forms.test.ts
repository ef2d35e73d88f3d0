import { expect, test } from 'vitest';
import { hallenanmietungSchema } from '../areas/hallen/hallenanmietung.ts';
import { createVeranstaltungSchema } from '../areas/veranstaltungen/veranstaltung.ts';
import { addDays } from '../rules/berlin-time.ts';
import { entry, FORMS, hall, TOMORROW } from './forms.examples.ts';

/** Names of the rejected fields. */
function refuse(name: string, values: Record<string, unknown>): string[] {
  const { error } = FORMS[name]!.schema.safeParse(values);
  return [...new Set(error?.issues.map(({ path }) => String(path[0])) ?? [])].sort();
}

const image = { size: 5, type: 'image/png' };
const RULES: [string, Record<string, unknown>, string[]][] = [
  ['eintrag', {}, []],
  ['eintrag', { titel: 'K' }, ['titel']],
  ['eintrag', { veranstaltungsort: ' ' }, ['veranstaltungsort']],
  ['eintrag', { text: 'x'.repeat(99) }, ['text']],
  ['eintrag', { text: 'x'.repeat(100) }, []],
  ['eintrag', { text: `<p>${'x'.repeat(99)}</p>` }, ['text']],
  ['eintrag', { text: undefined }, ['text']],
  ['eintrag', { datum_von: '31.02.2099' }, ['datum_von']],
  ['eintrag', { datum_von: '2020-01-01', datum_bis: '2020-01-01' }, ['datum_bis', 'datum_von']],
  ['eintrag', { datum_von: '2099-06-17' }, ['datum_bis']],
  ['eintrag', { zeit_von: '25:00' }, ['zeit_von']],
  ['eintrag', { zeit_von: '00:00', zeit_bis: '00:00' }, []],
  ['eintrag', { zeit_bis: '19:30' }, []],
  ['eintrag', { zeit_bis: '18:00' }, ['zeit_bis']],
  ['eintrag', { zeit_von: '20:00', zeit_bis: '02:00' }, []],
  ['eintrag', { zeit_von: '10:00', zeit_bis: '02:00' }, ['zeit_bis']],
  ['eintrag', { zeit_bis: '01:00', datum_bis: addDays(TOMORROW, 1) }, []],
  ['eintrag', { veranstalter: '' }, ['veranstalter', 'veranstalter_brancheneintrag_zuordnung']],
  ['eintrag', { veranstalter: '', veranstalter_brancheneintrag_zuordnung: '3' }, []],
  ['eintrag', { veranstalter_brancheneintrag_zuordnung: 'x' }, ['veranstalter_brancheneintrag_zuordnung']],
  ['eintrag', { veranstaltungen_rubrik: [] }, ['veranstaltungen_rubrik']],
  ['eintrag', { veranstaltungen_rubrik: undefined }, ['veranstaltungen_rubrik']],
  ['eintrag', { veranstaltungen_rubrik: ['x'] }, ['veranstaltungen_rubrik']],
  ['eintrag', { veranstaltungen_rubrik: '2' }, []],
  ['eintrag', { email: 'a@' }, ['email']],
  ['eintrag', { ansprechpartner: 'A', telefon: '0' }, ['ansprechpartner', 'telefon']],
  ['eintrag', { link: 'www.verein.example' }, ['link']],
  ['eintrag', { bild: image }, ['bildcopyright', 'bildtext']],
  ['eintrag', { bild: image, bildtext: 'Bühne', bildcopyright: 'Ada' }, []],
  ['eintrag', { bild: { size: 5, type: 'image/gif' }, bildtext: 'B', bildcopyright: 'A' }, ['bild']],
  ['eintrag', { rechte: false, datenschutz: false }, ['datenschutz', 'rechte']],
  ['eintrag', { firma: 'Bot' }, ['firma']],
  ['vorschlag', {}, []],
  ['vorschlag', { bild: image }, []],
  [
    'vorschlag',
    { ansprechpartner_vorname: 'A', ansprechpartner_name: '' },
    ['ansprechpartner_name', 'ansprechpartner_vorname'],
  ],
  [
    'vorschlag',
    { ansprechpartner_email: 'ada', ansprechpartner_telefon: '1' },
    ['ansprechpartner_email', 'ansprechpartner_telefon'],
  ],
  ['vorschlag', { alter_min: '', preis: '' }, ['alter_min', 'preis']],
  ['vorschlag', { preis: '0', preis_geschwister: '0,05' }, []],
  ['vorschlag', { preis: '1,005' }, ['preis']],
  ['vorschlag', { alter_min: '13' }, ['alter_max']],
  ['vorschlag', { teilnehmer_max: '4' }, ['teilnehmer_max']],
  ['vorschlag', { homepage: 'verein' }, ['homepage']],
  ['halle', {}, []],
  [
    'halle',
    { datum_bis: '', zeit_von: '', saaloeffnung: '', veranstaltungsbeginn: '' },
    ['datum_bis', 'saaloeffnung', 'veranstaltungsbeginn', 'zeit_von'],
  ],
  ['halle', { veranstaltungsort: '' }, []],
  ['halle', { veranstaltungsort: undefined }, []],
  ['halle', { veranstaltungsort: ['Vereinszimmer'] }, ['veranstaltungsort']],
  ['halle', { hallenteile: '1, 2 und 3' }, []],
  ['halle', { hallenteile: '1, 2, 3 und 4' }, ['hallenteile']],
  ['halle', { veranstaltungsart: 'Feuerwerk' }, ['veranstaltungsart']],
  ['halle', { veranstaltungsart: null, hausmeister: null }, []],
  ['halle', { hausmeister: '2' }, ['hausmeister']],
  ['halle', { besucherzahl: '-5' }, ['besucherzahl']],
  ['halle', { valid: undefined }, ['valid']],
  ['halle', { veranstaltungen_id: '' }, ['veranstaltungen_id']],
];

test.each(RULES)('%s with %j', (name, fields, rejected) => {
  expect(refuse(name, { ...FORMS[name]!.werte, ...fields })).toEqual(rejected);
});

test("the minimum length of the description follows the block's option", () => {
  const short = { ...entry, text: 'Ein Fest.' };
  expect(createVeranstaltungSchema(9).safeParse(short).success).toBe(true);
  expect(createVeranstaltungSchema(10).safeParse(short).success).toBe(false);
});

test('hall rental: fields that only another choice asks for stay empty', () => {
  const words = {
    hallenteile: '1',
    vereinszimmer_ort: 'Schwann',
    beschreibung_sportveranstaltung: 'Judo',
    beschreibung_sonstige: 'Basar',
  };
  const stays = (fields: object) => {
    const details = hallenanmietungSchema.parse({ ...hall, ...words, ...fields });
    return (Object.keys(words) as (keyof typeof words)[]).filter((name) => details[name]);
  };
  expect(stays({ veranstaltungsort: 'Vereinszimmer', veranstaltungsart: 'Sportveranstaltung' })).toEqual([
    'vereinszimmer_ort',
    'beschreibung_sportveranstaltung',
  ]);
  expect(stays({ veranstaltungsort: 'Musterhardthalle', veranstaltungsart: 'Sonstige' })).toEqual([
    'hallenteile',
    'beschreibung_sonstige',
  ]);
});

const MEGABYTE = 'x'.repeat(1_000_000);
/** Names of the text fields of a form. */
function getTexts({ schema, werte: values }: (typeof FORMS)[string]): string[] {
  const taken = schema.safeParse(values).data as object;
  return Object.keys(taken).filter((name) => typeof values[name] === 'string');
}

test.each(Object.keys(FORMS))('%s: every field rejects a megabyte, with a German message', (name) => {
  const { schema, werte: values } = FORMS[name]!;
  for (const field of getTexts(FORMS[name]!)) {
    const issues = schema.safeParse({ ...values, [field]: MEGABYTE }).error?.issues ?? [];
    const messages = issues.filter(({ path }) => path[0] === field).map(({ message }) => message);
    expect(messages[0], field).toMatch(/^(Bitte|Es wurde keine Veranstaltung|E-Mail ist ein)/);
  }
});

test('a list of a megabyte of distinct words is rejected without comparing all pairs', () => {
  const betreuung = Array.from({ length: 150_000 }, (_, num) => num).join(',');
  expect(refuse('ferien', { ...FORMS.ferien?.werte, betreuung })).toEqual(['betreuung']);
});

test.each(Object.keys(FORMS))('%s: HTML in a field stays text or is rejected', (name) => {
  const { schema, werte: values } = FORMS[name]!;
  const html = '<img src=x onerror=alert(1)> <b>fett</b>';
  for (const field of getTexts(FORMS[name]!)) {
    const { data, error } = schema.safeParse({ ...values, [field]: html });
    // Fields that do not apply to the other answers are dropped.
    if (!error) expect([html, ''], field).toContain((data as Record<string, unknown>)[field]);
  }
});

test.each([
  ['20:00', '02:00', addDays(TOMORROW, 1)],
  ['20:00', '00:00', TOMORROW],
  ['00:00', '00:00', TOMORROW],
  ['19:30', '22:00', TOMORROW],
])('an event from %s to %s ends on the right day, also if parsed twice', (zeit_von, zeit_bis, end) => {
  for (const name of ['eintrag', 'vorschlag']) {
    const { schema, werte: values } = FORMS[name]!;
    const once = schema.parse({ ...values, zeit_von, zeit_bis });
    expect(once).toMatchObject({ datum_von: TOMORROW, datum_bis: end });
    expect(schema.parse(once)).toMatchObject({ datum_bis: end });
  }
});
