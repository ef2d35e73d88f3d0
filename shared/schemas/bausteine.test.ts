import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addTage, readBerlinerZeit } from '../regeln/berliner-zeit.ts';
import { BILD_FALSCHER_TYP, BILD_UNLESBAR, BILD_ZU_GROSS } from '../regeln/bild-upload.ts';
import {
  datum,
  eines,
  einwilligung,
  email,
  optionalerText,
  optionalesBild,
  optionaleZahl,
  pflichtText,
  regel,
  webadresse,
  zahl,
  zeit,
} from './bausteine.ts';

const HEUTE = readBerlinerZeit(new Date()).tag;
const MELDUNG = 'So nicht.';
const FRUEH = 'Zu früh.';

function check(schema: z.ZodMiniType, wert: unknown): unknown {
  const { success, data, error } = schema.safeParse(wert);
  return success ? data : error.issues.map(({ message }) => message);
}

test.each<[string, z.ZodMiniType, unknown, unknown]>([
  ['text without the blanks around it', pflichtText(MELDUNG), '  Fest ', 'Fest'],
  ['blanks are no text', pflichtText(MELDUNG), '   ', [MELDUNG]],
  ['nothing is no text', pflichtText(MELDUNG), undefined, [MELDUNG]],
  ['text too short', pflichtText(MELDUNG, { min: 2 }), 'F', [MELDUNG]],
  [
    'text too long',
    pflichtText(MELDUNG, { max: 1000 }),
    'x'.repeat(1001),
    ['Bitte kürzen Sie Ihre Angabe auf höchstens 1.000 Zeichen.'],
  ],
  ['optional text may be missing', optionalerText(), undefined, ''],
  ['address', email(), ' anna@post.example ', 'anna@post.example'],
  ['address with an umlaut', email(), 'jo\u0308rg@bäckerei-müller.de', 'jörg@bäckerei-müller.de'],
  ['address without a domain', email(MELDUNG), 'a@', [MELDUNG]],
  ['two addresses', email(MELDUNG), 'a@b.example,c@d.example', [MELDUNG]],
  ['page elsewhere', webadresse(), 'https://verein.example/fest?x=1', 'https://verein.example/fest?x=1'],
  ['no page', webadresse(), '', ''],
  ['page without http', webadresse(MELDUNG), 'www.verein.example', [MELDUNG]],
  ['script as a page', webadresse(MELDUNG), 'javascript:alert(1)', [MELDUNG]],
  ['number', zahl(MELDUNG), '12', 12],
  ['number as JSON', zahl(MELDUNG), 12, 12],
  ['number zero', zahl(MELDUNG), '0', 0],
  ['no number', zahl(MELDUNG), '', [MELDUNG]],
  ['missing number', zahl(MELDUNG), undefined, [MELDUNG]],
  ['number below zero', zahl(MELDUNG), '-1', [MELDUNG]],
  ['half a child', zahl(MELDUNG), '1,5', [MELDUNG]],
  ['price with a comma', zahl(MELDUNG, { schritt: 0.01 }), '12,50', 12.5],
  ['price with a point', zahl(MELDUNG, { schritt: 0.01 }), '12.35', 12.35],
  ['price with parts of a cent', zahl(MELDUNG, { schritt: 0.01 }), '0,005', [MELDUNG]],
  ['number in words', zahl(MELDUNG), '1e3', [MELDUNG]],
  ['optional number may be missing', optionaleZahl(MELDUNG), '', null],
  ['optional number', optionaleZahl(MELDUNG), '200', 200],
  ['optional number that is none', optionaleZahl(MELDUNG), 'viele', [MELDUNG]],
  ['today', datum(MELDUNG, { zuFrueh: FRUEH }), HEUTE, HEUTE],
  ['yesterday', datum(MELDUNG, { zuFrueh: FRUEH }), addTage(HEUTE, -1), [FRUEH]],
  ['yesterday where it may be', datum(MELDUNG, { vergangen: true }), addTage(HEUTE, -1), addTage(HEUTE, -1)],
  ['a German day', datum(MELDUNG), '9.3.2099', '2099-03-09'],
  ['a day that does not exist', datum(MELDUNG), '31.02.2099', [MELDUNG]],
  ['the 29th of February of a leap year', datum(MELDUNG), '29.02.2096', '2096-02-29'],
  ['no day', datum(MELDUNG), '', [MELDUNG]],
  ['time', zeit(MELDUNG), '09:30', '09:30'],
  ['time without a colon', zeit(MELDUNG), '930', '09:30'],
  ['time in words', zeit(MELDUNG), '9.30 Uhr', '09:30'],
  ['full hour', zeit(MELDUNG), '9 Uhr', '09:00'],
  ['time 25:00', zeit(MELDUNG), '25:00', [MELDUNG]],
  ['time 12:60', zeit(MELDUNG), '12:60', [MELDUNG]],
  ['no time', zeit(MELDUNG), '', [MELDUNG]],
  ['consent of a browser without scripts', einwilligung(MELDUNG), 'on', true],
  ['consent as JSON', einwilligung(MELDUNG), true, true],
  ['no consent', einwilligung(MELDUNG), undefined, [MELDUNG]],
  ['withheld consent', einwilligung(MELDUNG), false, [MELDUNG]],
  ['a photo', optionalesBild(), { size: 5, type: 'image/png' }, { size: 5, type: 'image/png' }],
  ['no photo', optionalesBild(), undefined, undefined],
  ['the name of a photo without it', optionalesBild(), 'foto.jpg', undefined],
  ['another kind of picture', optionalesBild(), { size: 5, type: 'image/gif' }, [BILD_FALSCHER_TYP]],
  ['an empty photo', optionalesBild(), { size: 0, type: 'image/jpeg' }, [BILD_UNLESBAR]],
  ['a photo of 40 MB', optionalesBild(), { size: 40_000_000, type: 'image/jpeg' }, [BILD_ZU_GROSS]],
])('%s', (_what, schema, wert, erwartet) => {
  expect(check(schema, wert)).toEqual(erwartet);
});

describe('rules over two fields', () => {
  interface Paar {
    a: string;
    b: string;
  }
  const felder = { a: optionalerText(), b: optionalerText(), c: einwilligung('Stimmen Sie zu.') };
  const mitEines = z.object(felder).check(eines<Paar>('a', 'b', MELDUNG));

  test.each<[string, string, boolean]>([
    ['', '', false],
    ['x', '', true],
    ['', 'x', true],
    ['x', 'x', true],
  ])('„%s“ and „%s“', (a, b, gilt) => {
    expect(mitEines.safeParse({ a, b, c: true }).success).toBe(gilt);
  });

  test('are told together with the faults of single fields', () => {
    const { error } = mitEines.safeParse({ a: '', b: '', c: false });
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['c', 'Stimmen Sie zu.'],
      ['a', MELDUNG],
    ]);
  });

  test('never see a value of a wrong type, and say nothing of a field that has one', () => {
    const laenge = z
      .object(felder)
      .check(regel<Paar>('b', MELDUNG, ({ a = '', b = '' }) => a.trim().length <= b.trim().length));
    for (const odd of [null, {}, 5, [], { trim: 1 }]) {
      const paths = (werte: object) => laenge.safeParse({ ...werte, c: true }).error?.issues.map(({ path }) => path[0]);
      expect(paths({ a: odd, b: '' })).toEqual(['a']);
      expect(paths({ a: 'x', b: odd })).toEqual(['b']);
    }
  });

  test('say nothing of what is no form at all', () => {
    expect(mitEines.safeParse('a').error?.issues.map(({ path }) => path)).toEqual([[]]);
  });
});

test.each<[string, z.ZodMiniType, unknown, string]>([
  ['a missing text', z.string(), undefined, 'Diese Angabe fehlt.'],
  ['an empty text', z.string().check(z.minLength(1)), '', 'Diese Angabe fehlt.'],
  ['a number in place of a text', z.string(), 5, 'Hier muss ein Text stehen.'],
  ['a text in place of a form', z.object({}), 'x', 'Hier müssen mehrere benannte Angaben stehen.'],
  ['a number too large', z.number().check(z.maximum(1000)), 1e308, 'Die Zahl muss höchstens 1.000 sein.'],
  ['a short list', z.array(z.string()).check(z.minLength(2)), [], 'Möglich sind mindestens 2 Einträge.'],
  ['a missing choice', z.enum(['an', 'aus']), undefined, 'Diese Angabe fehlt.'],
  ['another choice', z.enum(['an', 'aus']), 'x', 'Möglich ist hier nur „an“, „aus“.'],
  ['an unknown field', z.strictObject({}), { a: 1 }, 'Unbekannt ist hier „a“.'],
  ['what fits no alternative', z.union([z.string(), z.number()]), {}, 'Diese Angabe passt hier nicht.'],
])('where a schema has no words of its own, %s is told in German', (_what, schema, wert, meldung) => {
  expect(check(schema, wert)).toEqual([meldung]);
});
