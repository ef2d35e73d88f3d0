import { readWochentag } from '@gm/shared/regeln/berliner-zeit';
import { describe, expect, it } from 'vitest';
import { computeEventDays, computeTermine, describeRepetition, findTagImMonat, getRrule } from './compute-termine.ts';

describe('findTagImMonat', () => {
  it.each([
    [2026, 3, 1, 'SONNTAG', '2026-03-01'],
    [2026, 3, 4, 'SAMSTAG', '2026-03-28'],
    [2026, 5, -1, 'SAMSTAG', '2026-05-30'],
    [2026, 12, -1, 'DONNERSTAG', '2026-12-31'],
    [2028, 2, -1, 'DIENSTAG', '2028-02-29'],
  ] as const)('%i-%i, %i. %s → %s', (jahr, monat, woche, wochentag, tag) => {
    expect(findTagImMonat(jahr, monat, woche, wochentag)).toBe(tag);
  });
});

describe('once a year', () => {
  const markt = { monat: 12, woche: 1, wochentag: 'SAMSTAG' } as const;
  it('is the next one', () => {
    expect(computeTermine(markt, 1, '2026-03-09')).toEqual(['2026-12-05']);
    expect(computeTermine(markt, 1, '2026-12-06')).toEqual(['2027-12-04']);
  });
  it('stays the one that has begun until it is over', () => {
    expect(computeTermine(markt, 2, '2026-12-06')).toEqual(['2026-12-05']);
    expect(computeTermine({ monat: 12, tag: 31 }, 2, '2027-01-01')).toEqual(['2026-12-31']);
  });
});

it('a weekly series has its weekday all year long', () => {
  const tage = computeTermine({ jeden: 'FREITAG', alle: 1 }, 1, '2026-03-09');
  expect(tage.slice(0, 2)).toEqual(['2026-03-13', '2026-03-20']);
  expect(tage).toHaveLength(52);
  expect(new Set(tage.map(readWochentag))).toEqual(new Set(['FREITAG']));
});

it('every second week means the same weeks, whatever day it is asked on', () => {
  const tage = computeTermine({ jeden: 'SONNTAG', alle: 2 }, 1, '2026-03-09');
  expect(tage[1]).toBe(computeTermine({ jeden: 'SONNTAG', alle: 2 }, 1, '2026-03-17').find((tag) => tag >= tage[1]!));
  expect(tage.length).toBeGreaterThan(25);
});

it('a monthly series crosses the turn of the year', () => {
  expect(computeTermine({ jeden: 'SAMSTAG', woche: -1 }, 1, '2026-11-29').slice(0, 3)).toEqual([
    '2026-12-26',
    '2027-01-30',
    '2027-02-27',
  ]);
});

describe('days off', () => {
  it('are left out of a series', () => {
    const tage = computeEventDays({ jeden: 'FREITAG', alle: 1 }, 1, '2026-12-14');
    expect(tage.slice(0, 3)).toEqual(['2026-12-18', '2027-01-08', '2027-01-15']);
    expect(tage).not.toContain('2027-03-26');
  });
  it('put off by a week what happens once a year, unless it is meant for that day', () => {
    const fest = { monat: 10, woche: 1, wochentag: 'SAMSTAG' } as const;
    expect(computeEventDays(fest, 1, '2026-03-09')).toEqual(['2026-10-10']);
    expect(computeEventDays({ monat: 5, tag: 1 }, 1, '2026-03-09')).toEqual(['2026-05-01']);
  });
});

it('series have a rule and words for it', () => {
  expect(getRrule({ jeden: 'SONNTAG', woche: 1 })).toBe('FREQ=MONTHLY;BYDAY=1SU');
  expect(getRrule({ jeden: 'SONNTAG', alle: 2 })).toBe('FREQ=WEEKLY;INTERVAL=2;BYDAY=SU');
  expect(describeRepetition({ jeden: 'SAMSTAG', woche: -1 })).toBe('jeden letzten Samstag im Monat');
  expect(describeRepetition({ jeden: 'FREITAG', alle: 1 })).toBe('jeden Freitag');
  expect(describeRepetition({ monat: 1, tag: 1 })).toBeNull();
});
