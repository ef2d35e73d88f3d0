import { addTage, readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { buildFormData } from '../formular/inhalt.ts';
import { hallenanmietungSchema } from './hallenanmietung.ts';
import { createVeranstaltungSchema } from './veranstaltung.ts';
import { createVorschlagSchema } from './vorschlag.ts';

const MORGEN = addTage(readBerlinerZeit(new Date()).tag, 1);
const TEXT =
  'Ein Abend mit Musik unter den Linden. Der Eintritt ist frei, für Essen und Trinken sorgt der Förderverein.';

const grund = {
  titel: 'Konzertabend',
  text: TEXT,
  veranstaltungsort: 'Rathausplatz',
  datum_von: MORGEN,
  datum_bis: MORGEN,
  zeit_von: '19:30',
  zeit_bis: '22:00',
  veranstalter: 'Musikverein',
  veranstalter_brancheneintrag_zuordnung: '',
  ansprechpartner: 'Ada',
  telefon: '07082',
  email: 'ada@beispiel.example',
  link: '',
  linktext: '',
  bildtext: '',
  datenschutz: true,
};
const eintrag = { ...grund, veranstaltungen_rubrik: ['1'], bildcopyright: '', rechte: true };
const vorschlag = {
  ...grund,
  homepage: '',
  ansprechpartner_vorname: 'Ada',
  ansprechpartner_name: 'Lovelace',
  ansprechpartner_email: 'ada@beispiel.example',
  ansprechpartner_telefon: '07082',
  alter_min: '6',
  alter_max: '12',
  teilnehmer_min: '5',
  teilnehmer_max: '20',
  preis: '12,50',
  preis_geschwister: '10',
  mitbringen: '',
  erlaubnisse: '',
};
const halle = {
  datum_von: MORGEN,
  datum_bis: MORGEN,
  zeit_von: '14:00',
  zeit_bis: '23:30',
  saaloeffnung: '18:00',
  veranstaltungsbeginn: '19:30',
  veranstaltungsort: '',
  hallenteile: '',
  vereinszimmer_ort: '',
  nebenraeume: '',
  veranstaltungsart: '',
  beschreibung_sportveranstaltung: '',
  beschreibung_sonstige: '',
  besucherzahl: '',
  hausmeister: '',
  valid: true,
  veranstaltungen_id: '7',
};
const FORMULARE: Record<string, { schema: z.ZodMiniType; werte: Record<string, unknown> }> = {
  eintrag: { schema: createVeranstaltungSchema(), werte: eintrag },
  vorschlag: { schema: createVorschlagSchema(), werte: vorschlag },
  halle: { schema: hallenanmietungSchema, werte: halle },
};

/** Names of the refused fields. */
function lehneAb(name: string, werte: Record<string, unknown>): string[] {
  const { error } = FORMULARE[name]!.schema.safeParse(werte);
  return [...new Set(error?.issues.map(({ path }) => String(path[0])) ?? [])].sort();
}

const bild = { size: 5, type: 'image/png' };
const REGELN: [string, Record<string, unknown>, string[]][] = [
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
  ['eintrag', { zeit_bis: '01:00', datum_bis: addTage(MORGEN, 1) }, []],
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
  ['eintrag', { bild }, ['bildcopyright', 'bildtext']],
  ['eintrag', { bild, bildtext: 'Bühne', bildcopyright: 'Ada' }, []],
  ['eintrag', { bild: { size: 5, type: 'image/gif' }, bildtext: 'B', bildcopyright: 'A' }, ['bild']],
  ['eintrag', { rechte: false, datenschutz: false }, ['datenschutz', 'rechte']],
  ['eintrag', { firma: 'Bot' }, ['firma']],
  ['vorschlag', {}, []],
  ['vorschlag', { bild }, []],
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
  ['halle', { hallenteile: '1, 2 und 3' }, []],
  ['halle', { hallenteile: '1, 2, 3 und 4' }, ['hallenteile']],
  ['halle', { veranstaltungsart: 'Feuerwerk' }, ['veranstaltungsart']],
  ['halle', { veranstaltungsart: null, hausmeister: null }, []],
  ['halle', { hausmeister: '2' }, ['hausmeister']],
  ['halle', { besucherzahl: '-5' }, ['besucherzahl']],
  ['halle', { valid: undefined }, ['valid']],
  ['halle', { veranstaltungen_id: '' }, ['veranstaltungen_id']],
];

test.each(REGELN)('%s mit %j', (name, felder, abgelehnt) => {
  expect(lehneAb(name, { ...FORMULARE[name]!.werte, ...felder })).toEqual(abgelehnt);
});

test('die Länge der Beschreibung richtet sich nach der Option des Blocks', () => {
  const kurz = { ...eintrag, text: 'Ein Fest.' };
  expect(createVeranstaltungSchema(9).safeParse(kurz).success).toBe(true);
  expect(createVeranstaltungSchema(10).safeParse(kurz).success).toBe(false);
});

/** What the browser made of a form, on its way to the api: JSON, or the parts of a form. */
const alsJson = (werte: unknown) => JSON.parse(JSON.stringify(werte)) as Record<string, unknown>;
function alsTeile(werte: Record<string, unknown>): Record<string, unknown> {
  const form = buildFormData(werte);
  const namen = [...new Set(form.keys())];
  return Object.fromEntries(
    namen.map((name) => {
      const alle = form.getAll(name);
      return [name, alle.length > 1 ? alle : alle[0]];
    }),
  );
}

describe('Browser und Server sind sich einig', () => {
  const eingabe = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        '',
        ' ',
        '0',
        '1',
        '31.02.2099',
        '2099-06-17',
        '25:00',
        '9.30 Uhr',
        'a@',
        'a@b.example',
        '12,5',
        'https://a.example',
        '<p>x</p>',
      ),
    },
    { weight: 1, arbitrary: fc.string({ maxLength: 40, unit: 'grapheme' }) },
  );

  test.each(Object.entries(FORMULARE))(
    '%s: bei zehntausend Eingaben',
    (_name, { schema, werte }) => {
      const namen = Object.keys(werte).filter((name) => name !== 'veranstaltungen_rubrik');
      const aenderung = fc.dictionary(fc.constantFrom(...namen), eingabe, { maxKeys: 4 });
      fc.assert(
        fc.property(aenderung, (felder) => {
          const getippt = { ...werte, ...felder };
          const imBrowser = schema.safeParse(getippt);
          // Without scripts the api gets what was typed; with them what the browser's schema made of it.
          const ohneSkript = schema.safeParse(alsTeile(getippt));
          expect(ohneSkript.success).toBe(imBrowser.success);
          if (!imBrowser.success) {
            expect(ohneSkript.error?.issues.map(({ message }) => message)).toEqual(
              imBrowser.error.issues.map(({ message }) => message),
            );
            return;
          }
          const gesendet = imBrowser.data as Record<string, unknown>;
          expect(ohneSkript.data).toEqual(gesendet);
          expect(schema.safeParse(alsJson(gesendet)).data).toEqual(gesendet);
          expect(schema.safeParse({ ...alsTeile(gesendet), textMinChars: 100 }).data).toMatchObject(
            Object.fromEntries(Object.entries(gesendet).filter(([, wert]) => wert !== undefined)),
          );
        }),
        { numRuns: 10_000 },
      );
    },
    60_000,
  );
});
