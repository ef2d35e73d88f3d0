import { openingTimeSchema } from '@gm/shared/schemas/opening-hours';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { describeFields } from '../../content/publish/describe-fields.ts';
import { checkMoments } from './check-moments.ts';

const form = describeFields(z.strictObject({ oeffnungszeiten: z.array(openingTimeSchema) }));
const check = (...deviatingTimes: object[]) =>
  checkMoments(form, { oeffnungszeiten: [{ typ: 'SERVICEZEIT', abweichendeZeiten: deviatingTimes }] }).map(
    ({ feld: field, meldung: message }) =>
      `${field.replace('daten/oeffnungszeiten/0/abweichendeZeiten/', '')}: ${message}`,
  );

it('accepts days and days with times, as written by forms and by files', () => {
  expect(
    check(
      { beginn: '2026-12-24', ende: '2027-01-06' },
      { beginn: '2026-12-24', ende: '2026-12-24' },
      { beginn: '2026-12-23T08:00', ende: '2026-12-23T10:00' },
      { beginn: '2026-12-23 08:00:00', ende: '2026-12-23T10:00:00+01:00' },
    ),
  ).toEqual([]);
});

it('reports invalid days and periods that end before they begin next to the field', () => {
  expect(
    check(
      { beginn: '24.12.2026', ende: '2026-02-30' },
      { ende: '2026-12-24' },
      { beginn: 'T08:00', ende: '2026-12-24T25:00' },
      { beginn: '2026-12-24', ende: '2026-12-23' },
      { beginn: '2026-12-24T08:00', ende: '2026-12-24' },
      { beginn: '2026-12-24T08:00', ende: '2026-12-24T08:00' },
    ),
  ).toEqual([
    '0/beginn: Bitte geben Sie ein Datum an.',
    '0/ende: Bitte geben Sie ein Datum an.',
    '1/beginn: Bitte geben Sie ein Datum an.',
    '2/beginn: Bitte geben Sie ein Datum an.',
    '2/ende: Bitte geben Sie ein Datum an.',
    '3/ende: Das Ende liegt vor dem Beginn.',
    '4/ende: Bitte geben Sie bei beiden eine Uhrzeit an oder bei keinem.',
    '5/ende: Die Uhrzeit liegt nicht nach der ersten.',
  ]);
});

it('reports weekly times that end before they begin, and leaves unreadable ones to the schema', () => {
  const week = (...regulaereZeiten: object[]) =>
    checkMoments(form, { oeffnungszeiten: [{ typ: 'SERVICEZEIT', regulaereZeiten }] });
  expect(
    week(
      { tagestyp: 'MONTAG', beginn: '08:00', ende: '12:00' },
      { tagestyp: 'MONTAG', beginn: '14:00', ende: '24:00' },
      { tagestyp: 'DIENSTAG', beginn: '13:75', ende: '12:00' },
    ),
  ).toEqual([]);
  expect(week({ tagestyp: 'MONTAG', beginn: '12:00', ende: '08:00' })).toEqual([
    { feld: 'daten/oeffnungszeiten/0/regulaereZeiten/0/ende', meldung: 'Das Ende liegt nicht nach dem Beginn.' },
  ]);
});
