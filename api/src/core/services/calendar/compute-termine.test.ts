import { readWeekday } from '@gm/shared/rules/berlin-time';
import { describe, expect, it } from 'vitest';
import { computeEventDays, computeTermine, describeRepetition, findTagInMonth, getRrule } from './compute-termine.ts';

describe('findTagInMonth', () => {
  it.each([
    [2026, 3, 1, 'SONNTAG', '2026-03-01'],
    [2026, 3, 4, 'SAMSTAG', '2026-03-28'],
    [2026, 5, -1, 'SAMSTAG', '2026-05-30'],
    [2026, 12, -1, 'DONNERSTAG', '2026-12-31'],
    [2028, 2, -1, 'DIENSTAG', '2028-02-29'],
  ] as const)('%i-%i, %i. %s → %s', (year, month, week, weekday, tag) => {
    expect(findTagInMonth(year, month, week, weekday)).toBe(tag);
  });
});

describe('yearly event', () => {
  const market = { monat: 12, woche: 1, wochentag: 'SAMSTAG' } as const;
  it('yields the next date', () => {
    expect(computeTermine(market, 1, '2026-03-09')).toEqual(['2026-12-05']);
    expect(computeTermine(market, 1, '2026-12-06')).toEqual(['2027-12-04']);
  });
  it('yields the current date until it is over', () => {
    expect(computeTermine(market, 2, '2026-12-06')).toEqual(['2026-12-05']);
    expect(computeTermine({ monat: 12, tag: 31 }, 2, '2027-01-01')).toEqual(['2026-12-31']);
  });
});

it('covers a full year for a weekly series', () => {
  const days = computeTermine({ jeden: 'FREITAG', alle: 1 }, 1, '2026-03-09');
  expect(days.slice(0, 2)).toEqual(['2026-03-13', '2026-03-20']);
  expect(days).toHaveLength(52);
  expect(new Set(days.map(readWeekday))).toEqual(new Set(['FREITAG']));
});

it('keeps the rhythm of a fortnightly series, whatever the current day', () => {
  const days = computeTermine({ jeden: 'SONNTAG', alle: 2 }, 1, '2026-03-09');
  expect(days[1]).toBe(computeTermine({ jeden: 'SONNTAG', alle: 2 }, 1, '2026-03-17').find((tag) => tag >= days[1]!));
  expect(days.length).toBeGreaterThan(25);
});

it('continues a monthly series into the next year', () => {
  expect(computeTermine({ jeden: 'SAMSTAG', woche: -1 }, 1, '2026-11-29').slice(0, 3)).toEqual([
    '2026-12-26',
    '2027-01-30',
    '2027-02-27',
  ]);
});

describe('days off', () => {
  it('are excluded from a series', () => {
    const days = computeEventDays({ jeden: 'FREITAG', alle: 1 }, 1, '2026-12-14');
    expect(days.slice(0, 3)).toEqual(['2026-12-18', '2027-01-08', '2027-01-15']);
    expect(days).not.toContain('2027-03-26');
  });
  it('postpone a yearly event by a week, unless it is tied to that day', () => {
    const fixed = { monat: 10, woche: 1, wochentag: 'SAMSTAG' } as const;
    expect(computeEventDays(fixed, 1, '2026-03-09')).toEqual(['2026-10-10']);
    expect(computeEventDays({ monat: 5, tag: 1 }, 1, '2026-03-09')).toEqual(['2026-05-01']);
  });
});

it('series have a rule and a description', () => {
  expect(getRrule({ jeden: 'SONNTAG', woche: 1 })).toBe('FREQ=MONTHLY;BYDAY=1SU');
  expect(getRrule({ jeden: 'SONNTAG', alle: 2 })).toBe('FREQ=WEEKLY;INTERVAL=2;BYDAY=SU');
  expect(describeRepetition({ jeden: 'SAMSTAG', woche: -1 })).toBe('jeden letzten Samstag im Monat');
  expect(describeRepetition({ jeden: 'FREITAG', alle: 1 })).toBe('jeden Freitag');
  expect(describeRepetition({ monat: 1, tag: 1 })).toBeNull();
});
