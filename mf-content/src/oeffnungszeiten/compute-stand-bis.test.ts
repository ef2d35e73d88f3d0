import { readBerlinerZeit } from '@gm/shared/regeln/berliner-zeit';
import { heuteStatus } from '@gm/shared/regeln/oeffnungszeiten';
import { type Oeffnungszeit, oeffnungszeitSchema, TAGESTYPEN } from '@gm/shared/schemas/oeffnungszeiten';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeStandBis } from './compute-stand-bis.ts';

const build = (regulaereZeiten: object[], abweichendeZeiten: object[] = []): Oeffnungszeit =>
  oeffnungszeitSchema.parse({ typ: 'ALLGEMEINE_OEFFNUNGSZEIT', regulaereZeiten, abweichendeZeiten });
const vormittag = { tagestyp: 'ARBEITSTAG_MO_FR', beginn: '08:00', ende: '12:00' };
const nachmittag = { tagestyp: 'DONNERSTAG', beginn: '14:00', ende: '18:00' };
const rathaus = build(
  [vormittag, nachmittag],
  [{ beginn: '2026-04-02T08:00', ende: '2026-04-02T10:30', zusatz: 'Gründonnerstag' }],
);
const bis = (jetzt: string, zeiten = [rathaus]) => computeStandBis(zeiten, new Date(jetzt)).toISOString();

describe('what is said of opening times stays true', () => {
  test.each([
    ['before opening until it opens', '2026-03-05T05:00:00Z', '2026-03-05T07:00:00.000Z'],
    ['while open until it closes', '2026-03-05T07:00:00Z', '2026-03-05T11:00:00.000Z'],
    ['at noon until it opens again', '2026-03-05T11:00:30Z', '2026-03-05T13:00:00.000Z'],
    ['in the evening until the day ends in Berlin', '2026-03-05T17:00:00Z', '2026-03-05T23:00:00.000Z'],
    ['on a day without times until it ends', '2026-03-07T09:00:00Z', '2026-03-07T23:00:00.000Z'],
    ['on a day with other times until those end', '2026-04-02T06:30:00Z', '2026-04-02T08:30:00.000Z'],
    ['on a holiday until it ends', '2026-04-03T06:30:00Z', '2026-04-03T22:00:00.000Z'],
    ['on the day of the changed clock until it ends', '2026-10-25T09:00:00Z', '2026-10-25T23:00:00.000Z'],
  ])('%s', (_was, jetzt, erwartet) => {
    expect(bis(jetzt)).toBe(erwartet);
  });

  test('over times that touch, of two types that both count', () => {
    const anschluss = build([{ tagestyp: 'DONNERSTAG', beginn: '12:00', ende: '13:00' }]);
    expect(bis('2026-03-05T09:00:00Z', [rathaus, anschluss])).toBe('2026-03-05T12:00:00.000Z');
  });

  test('for the day where there are no times, or open ends', () => {
    expect(bis('2026-03-05T09:00:00Z', [])).toBe('2026-03-05T23:00:00.000Z');
    const nachts = build([{ tagestyp: 'DONNERSTAG', beginn: '00:00', ende: '24:00' }]);
    expect(bis('2026-03-05T09:00:00Z', [nachts])).toBe('2026-03-05T23:00:00.000Z');
  });
});

test('whatever the times are: nothing changes before that moment, and something does at it', () => {
  const uhrzeit = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '45'))
    .map(([stunde, minute]) => `${String(stunde).padStart(2, '0')}:${minute}`);
  const zeiten = fc.array(fc.record({ tagestyp: fc.constantFrom(...TAGESTYPEN), beginn: uhrzeit, ende: uhrzeit }), {
    maxLength: 6,
  });
  const augenblick = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(zeiten, zeiten, augenblick, (eine, andere, jetzt) => {
      const alle = [build(eine), build(andere)];
      const say = (wann: number) => `${readBerlinerZeit(new Date(wann)).tag} ${heuteStatus(alle, new Date(wann))}`;
      const ende = computeStandBis(alle, jetzt).getTime();
      expect(ende).toBeGreaterThan(jetzt.getTime());
      expect(say(ende)).not.toBe(say(jetzt.getTime()));
      // The clock is read by the minute, and every time stands at a quarter.
      for (let wann = jetzt.getTime(); wann < ende; wann += 15 * 60_000) expect(say(wann)).toBe(say(jetzt.getTime()));
      expect(say(ende - 1)).toBe(say(jetzt.getTime()));
    }),
  );
});
