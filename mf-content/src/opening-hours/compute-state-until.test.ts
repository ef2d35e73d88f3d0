import { todayStatus } from '@gm/shared/opening-hours/opening-hours';
import { readBerlinTime } from '@gm/shared/rules/berlin-time';
import { DAY_TYPES, type OpeningTime, openingTimeSchema } from '@gm/shared/schemas/opening-hours';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeStateUntil } from './compute-state-until.ts';

const build = (regularTimes: object[], deviatingTimes: object[] = []): OpeningTime =>
  openingTimeSchema.parse({
    typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
    regulaereZeiten: regularTimes,
    abweichendeZeiten: deviatingTimes,
  });
const beforeNoon = { tagestyp: 'ARBEITSTAG_MO_FR', beginn: '08:00', ende: '12:00' };
const afterNoon = { tagestyp: 'DONNERSTAG', beginn: '14:00', ende: '18:00' };
const rathaus = build(
  [beforeNoon, afterNoon],
  [{ beginn: '2026-04-02T08:00', ende: '2026-04-02T10:30', zusatz: 'Gründonnerstag' }],
);
const until = (now: string, times = [rathaus]) => computeStateUntil(times, new Date(now)).toISOString();

describe('validity of the opening times text', () => {
  test.each([
    ['before opening until it opens', '2026-03-05T05:00:00Z', '2026-03-05T07:00:00.000Z'],
    ['while open until it closes', '2026-03-05T07:00:00Z', '2026-03-05T11:00:00.000Z'],
    ['at noon until it opens again', '2026-03-05T11:00:30Z', '2026-03-05T13:00:00.000Z'],
    ['in the evening until the day ends in Berlin', '2026-03-05T17:00:00Z', '2026-03-05T23:00:00.000Z'],
    ['on a day without times until it ends', '2026-03-07T09:00:00Z', '2026-03-07T23:00:00.000Z'],
    ['on a day with other times until those end', '2026-04-02T06:30:00Z', '2026-04-02T08:30:00.000Z'],
    ['on a holiday until it ends', '2026-04-03T06:30:00Z', '2026-04-03T22:00:00.000Z'],
    ['on the day of the changed clock until it ends', '2026-10-25T09:00:00Z', '2026-10-25T23:00:00.000Z'],
  ])('%s', (_was, now, expected) => {
    expect(until(now)).toBe(expected);
  });

  test('spans adjacent times of two types that both apply', () => {
    const anschluss = build([{ tagestyp: 'DONNERSTAG', beginn: '12:00', ende: '13:00' }]);
    expect(until('2026-03-05T09:00:00Z', [rathaus, anschluss])).toBe('2026-03-05T12:00:00.000Z');
  });

  test('lasts until the end of the day without times or with open ends', () => {
    expect(until('2026-03-05T09:00:00Z', [])).toBe('2026-03-05T23:00:00.000Z');
    const atNight = build([{ tagestyp: 'DONNERSTAG', beginn: '00:00', ende: '24:00' }]);
    expect(until('2026-03-05T09:00:00Z', [atNight])).toBe('2026-03-05T23:00:00.000Z');
  });
});

test('for any times, nothing changes before that moment and something does at it', () => {
  const timeOfDay = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '45'))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
  const times = fc.array(fc.record({ tagestyp: fc.constantFrom(...DAY_TYPES), beginn: timeOfDay, ende: timeOfDay }), {
    maxLength: 6,
  });
  const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(times, times, instant, (one, other, now) => {
      const all = [build(one), build(other)];
      const say = (when: number) => `${readBerlinTime(new Date(when)).tag} ${todayStatus(all, new Date(when))}`;
      const end = computeStateUntil(all, now).getTime();
      expect(end).toBeGreaterThan(now.getTime());
      expect(say(end)).not.toBe(say(now.getTime()));
      // Times are displayed by the minute, and all are at quarter hours here.
      for (let when = now.getTime(); when < end; when += 15 * 60_000) expect(say(when)).toBe(say(now.getTime()));
      expect(say(end - 1)).toBe(say(now.getTime()));
    }),
  );
});
