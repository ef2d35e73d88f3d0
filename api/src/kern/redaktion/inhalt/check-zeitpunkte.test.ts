import { oeffnungszeitSchema } from '@gm/shared/schemas/oeffnungszeiten';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { checkZeitpunkte } from './check-zeitpunkte.ts';
import { describeFelder } from './describe-felder.ts';

const formular = describeFelder(z.strictObject({ oeffnungszeiten: z.array(oeffnungszeitSchema) }));
const check = (...abweichendeZeiten: object[]) =>
  checkZeitpunkte(formular, { oeffnungszeiten: [{ typ: 'SERVICEZEIT', abweichendeZeiten }] }).map(
    ({ feld, meldung }) => `${feld.replace('daten/oeffnungszeiten/0/abweichendeZeiten/', '')}: ${meldung}`,
  );

it('takes days and days with times, as forms and as files say them', () => {
  expect(
    check(
      { beginn: '2026-12-24', ende: '2027-01-06' },
      { beginn: '2026-12-24', ende: '2026-12-24' },
      { beginn: '2026-12-23T08:00', ende: '2026-12-23T10:00' },
      { beginn: '2026-12-23 08:00:00', ende: '2026-12-23T10:00:00+01:00' },
    ),
  ).toEqual([]);
});

it('says beside the field what is no day, and what ends before it begins', () => {
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
