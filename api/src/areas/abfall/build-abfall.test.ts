import type { Gemeinde } from '@gm/shared/schemas/gemeinde';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { ABFALL, GEMEINDE_WITH_ORTSTEILEN } from '../../../test/abfall.ts';
import { abfallFileSchema } from './abfall-file.ts';
import { buildAbfall } from './build-abfall.ts';

const gemeinde = parse(GEMEINDE_WITH_ORTSTEILEN) as Gemeinde;
const build = (today: string, yaml = ABFALL) =>
  buildAbfall({ gemeinde, abfall: abfallFileSchema.parse(parse(yaml)) }, today);

it('computes twelve months of future dates from the rules', () => {
  const { abfuhren } = build('2026-11-22');
  const bio = abfuhren
    .filter(({ bezirk: district, art: kind }) => district === 'Schwann' && kind === 'bio')
    .map(({ tag: day }) => day);
  expect(bio.slice(0, 2)).toEqual(['2026-11-23', '2026-11-30']);
  expect(bio).toHaveLength(52);
  expect(bio.at(-1)?.slice(0, 7)).toBe('2027-11');
  expect(abfuhren.filter(({ bezirk: district, art: kind }) => district === 'Schwann' && kind === 'rest')).toHaveLength(
    26,
  );
  expect(abfuhren.filter(({ bezirk: district }) => district === 'Schwann Hang').map(({ tag: day }) => day)).toEqual([
    '2027-03-05',
    '2027-09-24',
  ]);
});

it('moves collections after a holiday and states the original day', () => {
  const { abfuhren } = build('2026-12-20');
  expect(abfuhren).toContainEqual({ bezirk: 'Conweiler', art: 'bio', tag: '2027-01-07', statt: '2027-01-06' });
  expect(abfuhren).toContainEqual({ bezirk: 'Schwann', art: 'bio', tag: '2027-03-30', statt: '2027-03-29' });
  expect(abfuhren.some(({ tag: day }) => day === '2027-01-06')).toBe(false);
});

it('keeps a collection that a holiday moved to today', () => {
  expect(build('2027-01-07').abfuhren[0]).toMatchObject({ tag: '2027-01-12' });
  expect(build('2027-01-07').abfuhren).toContainEqual({
    bezirk: 'Conweiler',
    art: 'bio',
    tag: '2027-01-07',
    statt: '2027-01-06',
  });
});

it('gives streets ids that include the district, and finds the default area', () => {
  expect(build('2026-11-22').strassen).toEqual([
    { id: 'schwann-tannenstrasse', name: 'Tannenstraße', ortsteil: 'Schwann', bezirk: 'Schwann', ueblich: true },
    { id: 'schwann-hauptstrasse', name: 'Hauptstraße', ortsteil: 'Schwann', bezirk: 'Schwann', ueblich: true },
    { id: 'schwann-am-hang', name: 'Am Hang', ortsteil: 'Schwann', bezirk: 'Schwann Hang', ueblich: false },
    { id: 'conweiler-hauptstrasse', name: 'Hauptstraße', ortsteil: 'Conweiler', bezirk: 'Conweiler', ueblich: true },
  ]);
});

it.each([
  ['a district that does not exist', 'ortsteil: Conweiler', 'ortsteil: Mond', /Den Ortsteil „Mond“ gibt es nicht/],
  ['an unknown kind', 'bio: { jeden: MITTWOCH', 'glas: { jeden: MITTWOCH', /Die Abfallart „glas“ gibt es nicht/],
  ['a street twice', '[Am Hang]', '[Tannenstraße]', /„Tannenstraße“ steht zweimal in Schwann/],
])('refuses %s', (_was, alt, fresh, message) => {
  expect(() => build('2026-11-22', ABFALL.replace(alt, fresh))).toThrow(message);
});

it.each([
  '{ jeden: SONNTAG, alle: 1 }',
  '{ jeden: MONTAG, alle: 2, versatz: 2 }',
  '{ monat: 13, woche: 1, wochentag: MONTAG }',
])('rejects a rule like %s', (rule) => {
  const yaml = ABFALL.replace('{ jeden: MITTWOCH, alle: 1 }', rule);
  expect(abfallFileSchema.safeParse(parse(yaml)).success).toBe(false);
});
