import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addDays, readBerlinTime } from '../rules/berlin-time.ts';
import { IMAGE_TOO_LARGE, IMAGE_UNREADABLE, IMAGE_WRONG_TYPE } from '../rules/image-upload.ts';
import {
  consent,
  date,
  email,
  figure,
  one,
  optionalFigure,
  optionalImage,
  optionalText,
  requiredText,
  rule,
  time,
  webAddress,
  xor,
} from './pieces.ts';

const TODAY = readBerlinTime(new Date()).tag;
const MESSAGE = 'So nicht.';
const EARLY = 'Zu früh.';

function check(schema: z.ZodMiniType, value: unknown): unknown {
  const { success, data, error } = schema.safeParse(value);
  return success ? data : error.issues.map(({ message }) => message);
}

test.each<[string, z.ZodMiniType, unknown, unknown]>([
  ['text without the blanks around it', requiredText(MESSAGE), '  Fest ', 'Fest'],
  ['blanks are no text', requiredText(MESSAGE), '   ', [MESSAGE]],
  ['nothing is no text', requiredText(MESSAGE), undefined, [MESSAGE]],
  ['text too short', requiredText(MESSAGE, { min: 2 }), 'F', [MESSAGE]],
  [
    'text too long',
    requiredText(MESSAGE, { max: 1000 }),
    'x'.repeat(1001),
    ['Bitte kürzen Sie Ihre Angabe auf höchstens 1.000 Zeichen.'],
  ],
  ['optional text may be missing', optionalText(), undefined, ''],
  ['address', email(), ' anna@post.example ', 'anna@post.example'],
  ['address with an umlaut', email(), 'jo\u0308rg@bäckerei-müller.de', 'jörg@bäckerei-müller.de'],
  ['address without a domain', email(MESSAGE), 'a@', [MESSAGE]],
  ['two addresses', email(MESSAGE), 'a@b.example,c@d.example', [MESSAGE]],
  ['page elsewhere', webAddress(), 'https://verein.example/fest?x=1', 'https://verein.example/fest?x=1'],
  ['no page', webAddress(), '', ''],
  ['page without http', webAddress(MESSAGE), 'www.verein.example', [MESSAGE]],
  ['script as a page', webAddress(MESSAGE), 'javascript:alert(1)', [MESSAGE]],
  ['number', figure(MESSAGE), '12', 12],
  ['number as JSON', figure(MESSAGE), 12, 12],
  ['number zero', figure(MESSAGE), '0', 0],
  ['no number', figure(MESSAGE), '', [MESSAGE]],
  ['missing number', figure(MESSAGE), undefined, [MESSAGE]],
  ['number below zero', figure(MESSAGE), '-1', [MESSAGE]],
  ['half a child', figure(MESSAGE), '1,5', [MESSAGE]],
  ['price with a comma', figure(MESSAGE, { schritt: 0.01 }), '12,50', 12.5],
  ['price with a point', figure(MESSAGE, { schritt: 0.01 }), '12.35', 12.35],
  ['price with parts of a cent', figure(MESSAGE, { schritt: 0.01 }), '0,005', [MESSAGE]],
  ['number in words', figure(MESSAGE), '1e3', [MESSAGE]],
  ['optional number may be missing', optionalFigure(MESSAGE), '', null],
  ['optional number', optionalFigure(MESSAGE), '200', 200],
  ['optional number that is none', optionalFigure(MESSAGE), 'viele', [MESSAGE]],
  ['today', date(MESSAGE, { zuFrueh: EARLY }), TODAY, TODAY],
  ['yesterday', date(MESSAGE, { zuFrueh: EARLY }), addDays(TODAY, -1), [EARLY]],
  ['yesterday where it may be', date(MESSAGE, { vergangen: true }), addDays(TODAY, -1), addDays(TODAY, -1)],
  ['a German day', date(MESSAGE), '9.3.2099', '2099-03-09'],
  ['a day that does not exist', date(MESSAGE), '31.02.2099', [MESSAGE]],
  ['the 29th of February of a leap year', date(MESSAGE), '29.02.2096', '2096-02-29'],
  ['no day', date(MESSAGE), '', [MESSAGE]],
  ['time', time(MESSAGE), '09:30', '09:30'],
  ['time without a colon', time(MESSAGE), '930', '09:30'],
  ['time in words', time(MESSAGE), '9.30 Uhr', '09:30'],
  ['full hour', time(MESSAGE), '9 Uhr', '09:00'],
  ['time 25:00', time(MESSAGE), '25:00', [MESSAGE]],
  ['time 12:60', time(MESSAGE), '12:60', [MESSAGE]],
  ['no time', time(MESSAGE), '', [MESSAGE]],
  ['consent of a browser without scripts', consent(MESSAGE), 'on', true],
  ['consent as JSON', consent(MESSAGE), true, true],
  ['no consent', consent(MESSAGE), undefined, [MESSAGE]],
  ['withheld consent', consent(MESSAGE), false, [MESSAGE]],
  ['a photo', optionalImage(), { size: 5, type: 'image/png' }, { size: 5, type: 'image/png' }],
  ['no photo', optionalImage(), undefined, undefined],
  ['the name of a photo without it', optionalImage(), 'foto.jpg', undefined],
  ['another kind of picture', optionalImage(), { size: 5, type: 'image/gif' }, [IMAGE_WRONG_TYPE]],
  ['an empty photo', optionalImage(), { size: 0, type: 'image/jpeg' }, [IMAGE_UNREADABLE]],
  ['a photo of 40 MB', optionalImage(), { size: 40_000_000, type: 'image/jpeg' }, [IMAGE_TOO_LARGE]],
])('%s', (_what, schema, value, expected) => {
  expect(check(schema, value)).toEqual(expected);
});

describe('rules over two fields', () => {
  interface Pair {
    a: string;
    b: string;
  }
  const fields = { a: optionalText(), b: optionalText(), c: consent('Stimmen Sie zu.') };
  const withOne = z.object(fields).check(one<Pair>('a', 'b', MESSAGE));

  test.each<[string, string, boolean]>([
    ['', '', false],
    ['x', '', true],
    ['', 'x', true],
    ['x', 'x', true],
  ])('“%s” and “%s”', (a, b, isValid) => {
    expect(withOne.safeParse({ a, b, c: true }).success).toBe(isValid);
  });

  test.each<[string, string, boolean]>([
    ['', '', false],
    ['x', '', true],
    ['', 'x', true],
    ['x', 'x', false],
  ])('xor: exactly one of “%s” and “%s”', (a, b, isValid) => {
    const exactlyOne = z.object(fields).check(xor<Pair>('a', 'b', MESSAGE));
    const { error } = exactlyOne.safeParse({ a, b, c: false });
    const messages = error?.issues.map(({ path, message }) => [path[0], message]);
    expect(messages).toEqual([['c', 'Stimmen Sie zu.'], ...(isValid ? [] : [['a', MESSAGE]])]);
  });

  test('xor: treats lists, numbers and missing values as filled in or empty', () => {
    const schema = z.object({ a: z.nullish(z.number()), b: z.nullish(z.array(z.string())) });
    const exactlyOne = schema.check(xor<z.output<typeof schema>>('a', 'b', MESSAGE));
    expect(exactlyOne.safeParse({ a: 0, b: [] }).success).toBe(true);
    expect(exactlyOne.safeParse({ b: ['x'] }).success).toBe(true);
    expect(exactlyOne.safeParse({ a: null, b: [] }).success).toBe(false);
    expect(exactlyOne.safeParse({ a: 5, b: ['x'] }).success).toBe(false);
  });

  test('are reported together with errors of single fields', () => {
    const { error } = withOne.safeParse({ a: '', b: '', c: false });
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['c', 'Stimmen Sie zu.'],
      ['a', MESSAGE],
    ]);
  });

  test('never receive a value of the wrong type, and are skipped for invalid fields', () => {
    const length = z
      .object(fields)
      .check(rule<Pair>('b', MESSAGE, ({ a = '', b = '' }) => a.trim().length <= b.trim().length));
    for (const odd of [null, {}, 5, [], { trim: 1 }]) {
      const paths = (values: object) =>
        length.safeParse({ ...values, c: true }).error?.issues.map(({ path }) => path[0]);
      expect(paths({ a: odd, b: '' })).toEqual(['a']);
      expect(paths({ a: 'x', b: odd })).toEqual(['b']);
    }
  });

  test('are skipped if the input is not a form', () => {
    expect(withOne.safeParse('a').error?.issues.map(({ path }) => path)).toEqual([[]]);
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
])('the default message for %s is German', (_what, schema, value, message) => {
  expect(check(schema, value)).toEqual([message]);
});
