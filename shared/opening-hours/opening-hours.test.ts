import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, readBerlinTime, WEEKDAYS } from '../rules/berlin-time.ts';
import { getHoliday } from '../rules/holidays.ts';
import { DAY_TYPES, type OpeningTime, openingTimeSchema } from '../schemas/opening-hours.ts';
import { listDeviations, readDeviation, todayStatus, weekPlan, weekPlanOn } from './opening-hours.ts';

type RegularTime = OpeningTime['regulaereZeiten'][number];

const time = (dayType: RegularTime['tagestyp'], start = '08:00', end = '12:00'): RegularTime => ({
  tagestyp: dayType,
  beginn: start,
  ende: end,
});

const rathaus: OpeningTime = openingTimeSchema.parse({
  typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
  regulaereZeiten: [
    time('MONTAG'),
    time('DIENSTAG'),
    time('DONNERSTAG', '14:00', '18:00'),
    time('DONNERSTAG'),
    time('FREITAG'),
  ],
});

const timesOfDay = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const times = fc.array(fc.record({ tagestyp: fc.constantFrom(...DAY_TYPES), beginn: timesOfDay, ende: timesOfDay }), {
  maxLength: 12,
});

describe('weekPlan', () => {
  test('lists the open days in order of the week, with their times in order of the day', () => {
    expect(weekPlan(rathaus.regulaereZeiten)).toEqual([
      { tag: 'MONTAG', zeiten: [{ beginn: '08:00', ende: '12:00' }] },
      { tag: 'DIENSTAG', zeiten: [{ beginn: '08:00', ende: '12:00' }] },
      { tag: 'MITTWOCH', zeiten: [] },
      {
        tag: 'DONNERSTAG',
        zeiten: [
          { beginn: '08:00', ende: '12:00' },
          { beginn: '14:00', ende: '18:00' },
        ],
      },
      { tag: 'FREITAG', zeiten: [{ beginn: '08:00', ende: '12:00' }] },
    ]);
  });

  test('lists Wednesday only if it is open or the other four working days are', () => {
    const days = (regular: RegularTime[]) => weekPlan(regular).map(({ tag }) => tag);
    expect(days([time('MONTAG'), time('DIENSTAG'), time('DONNERSTAG')])).not.toContain('MITTWOCH');
    expect(days([time('MITTWOCH')])).toEqual(['MITTWOCH']);
    expect(days([])).toEqual([]);
  });

  test('expands ARBEITSTAG_MO_FR to Monday to Friday', () => {
    fc.assert(
      fc.property(times, timesOfDay, timesOfDay, (regular, start, end) => {
        const single = WEEKDAYS.slice(0, 5).map((tag) => time(tag, start, end));
        expect(weekPlan([...regular, time('ARBEITSTAG_MO_FR', start, end)])).toEqual(weekPlan([...regular, ...single]));
      }),
    );
  });

  test('lists each day once, in order, and keeps all times', () => {
    fc.assert(
      fc.property(times, (regular) => {
        const plan = weekPlan(regular);
        const days = plan.map(({ tag }) => WEEKDAYS.indexOf(tag));
        expect(days).toEqual([...new Set(days)].sort((a, b) => a - b));
        for (const { tagestyp: dayType, beginn: start, ende: end } of regular) {
          const tag = dayType === 'ARBEITSTAG_MO_FR' ? 'MITTWOCH' : dayType;
          expect(plan.find((entry) => entry.tag === tag)?.zeiten).toContainEqual({ beginn: start, ende: end });
        }
        for (const { tag, zeiten: spans } of plan) expect(spans.length > 0 || tag === 'MITTWOCH').toBe(true);
      }),
    );
  });
});

describe('readDeviation', () => {
  test.each([
    ['2026-12-24', '2027-01-06', { von: '2026-12-24', bis: '2027-01-06' }],
    ['2026-12-24', '', { von: '2026-12-24', bis: '2026-12-24' }],
    [
      '2026-12-23T08:00:00',
      '2026-12-23 10:00',
      { von: '2026-12-23', bis: '2026-12-23', zeit: { beginn: '08:00', ende: '10:00' } },
    ],
    // Instants with a zone are converted to the municipality's wall clock, in winter and in summer.
    [
      '2026-12-23T07:00:00Z',
      '2026-12-23T09:00:00Z',
      { von: '2026-12-23', bis: '2026-12-23', zeit: { beginn: '08:00', ende: '10:00' } },
    ],
    [
      '2026-07-01T08:00:00+02:00',
      '2026-07-01T08:00:00Z',
      { von: '2026-07-01', bis: '2026-07-01', zeit: { beginn: '08:00', ende: '10:00' } },
    ],
  ])('reads %s to %s', (start, end, expected) => {
    expect(readDeviation({ beginn: start, ende: end })).toEqual(expected);
  });

  test.each([
    ['Heiligabend', '2026-12-24'],
    ['2026-13-45', '2026-13-46'],
    ['2026-12-24', '2026-12-23'],
    ['', ''],
  ])('rejects %s to %s', (start, end) => {
    expect(readDeviation({ beginn: start, ende: end })).toBeUndefined();
  });
});

describe('todayStatus', () => {
  // 2026-03-02 is a Monday; Berlin is one hour ahead of UTC until 29 March.
  test.each([
    ['2026-03-02T06:59:00Z', 'öffnet heute um 08:00 Uhr'],
    ['2026-03-02T07:00:00Z', 'heute bis 12:00 Uhr geöffnet'],
    ['2026-03-02T10:59:00Z', 'heute bis 12:00 Uhr geöffnet'],
    ['2026-03-02T11:00:00Z', 'öffnet morgen um 08:00 Uhr'],
    ['2026-03-05T12:00:00Z', 'öffnet heute um 14:00 Uhr'],
    ['2026-03-05T16:59:00Z', 'heute bis 18:00 Uhr geöffnet'],
    ['2026-03-04T09:00:00Z', 'öffnet morgen um 08:00 Uhr'],
    ['2026-03-06T15:00:00Z', 'öffnet am Montag um 08:00 Uhr'],
    // Night of the clock change: 23:30 UTC is already Monday 01:30 in Berlin.
    ['2026-03-29T23:30:00Z', 'öffnet heute um 08:00 Uhr'],
    ['2026-03-30T06:00:00Z', 'heute bis 12:00 Uhr geöffnet'],
    ['2026-10-26T07:00:00Z', 'heute bis 12:00 Uhr geöffnet'],
  ])('at %s: %s', (now, status) => {
    expect(todayStatus([rathaus], new Date(now))).toBe(status);
  });

  test('applies deviations: closed days, shorter days, a special Saturday', () => {
    const withFields = (...deviatingTimes: OpeningTime['abweichendeZeiten']) => [
      { ...rathaus, abweichendeZeiten: deviatingTimes },
    ];
    const monday = new Date('2026-03-02T09:00:00Z');
    expect(todayStatus(withFields({ beginn: '2026-03-02', ende: '2026-03-02' }), monday)).toBe(
      'öffnet morgen um 08:00 Uhr',
    );
    expect(todayStatus(withFields({ beginn: '2026-03-02T08:00', ende: '2026-03-02T10:30' }), monday)).toBe(
      'heute bis 10:30 Uhr geöffnet',
    );
    expect(todayStatus(withFields({ beginn: '2026-03-01', ende: '2026-03-31' }), monday)).toBe('heute geschlossen');
    const saturday = new Date('2026-03-07T08:00:00Z');
    expect(todayStatus(withFields({ beginn: '2026-03-07T09:00', ende: '2026-03-07T13:00' }), saturday)).toBe(
      'heute bis 13:00 Uhr geöffnet',
    );
  });

  test('a deviation of several days keeps closed days closed', () => {
    const summer = [{ ...rathaus, abweichendeZeiten: [{ beginn: '2026-08-03T09:00', ende: '2026-08-28T11:00' }] }];
    expect(todayStatus(summer, new Date('2026-08-04T07:30:00Z'))).toBe('heute bis 11:00 Uhr geöffnet');
    expect(todayStatus(summer, new Date('2026-08-05T07:30:00Z'))).toBe('öffnet morgen um 09:00 Uhr');
  });

  test('public holidays have the times of a Sunday, unless the office deviates', () => {
    const karfreitag = new Date('2026-04-03T07:00:00Z');
    expect(todayStatus([rathaus], karfreitag)).toBe('öffnet am Dienstag um 08:00 Uhr');
    const park = [{ ...rathaus, regulaereZeiten: [...rathaus.regulaereZeiten, time('SONNTAG', '10:00', '17:00')] }];
    expect(todayStatus(park, new Date('2026-04-03T12:00:00Z'))).toBe('heute bis 17:00 Uhr geöffnet');
    const deviatingTimes = [{ beginn: '2026-04-03T09:00', ende: '2026-04-03T11:00' }];
    expect(todayStatus([{ ...rathaus, abweichendeZeiten: deviatingTimes }], karfreitag)).toBe(
      'heute bis 11:00 Uhr geöffnet',
    );
  });

  test('joins adjacent times and ignores those that end before they begin', () => {
    const monday = (...regularTimes: RegularTime[]) => [{ ...rathaus, regulaereZeiten: regularTimes }];
    const noon = new Date('2026-03-02T10:00:00Z');
    expect(todayStatus(monday(time('MONTAG'), time('MONTAG', '12:00', '16:00')), noon)).toBe(
      'heute bis 16:00 Uhr geöffnet',
    );
    expect(todayStatus(monday(time('MONTAG', '12:00', '08:00')), noon)).toBe('heute geschlossen');
  });

  test('ignores telephone hours, and uses service times only without opening times', () => {
    const typeName = (name: OpeningTime['typ']) => ({ ...rathaus, typ: name });
    const monday = new Date('2026-03-02T09:00:00Z');
    expect(todayStatus([typeName('TELEFONISCHE_ERREICHBARKEIT')], monday)).toBe('');
    expect(todayStatus([typeName('SERVICEZEIT')], monday)).toBe('heute bis 12:00 Uhr geöffnet');
    expect(todayStatus([], monday)).toBe('');
  });

  test('is open exactly if the plan of the day says so, and states a time of the plan', () => {
    const instants = fc.date({
      min: new Date('2025-01-01'),
      max: new Date('2030-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(times, instants, (regularTimes, now) => {
        const status = todayStatus([{ ...rathaus, regulaereZeiten: regularTimes }], now);
        // Implemented independently of the rule: German instead of Swedish locale, minutes instead of strings.
        const parts = new Intl.DateTimeFormat('de-DE', {
          timeZone: 'Europe/Berlin',
          weekday: 'long',
          hour: 'numeric',
          minute: 'numeric',
        }).formatToParts(now);
        const part = (typeName: string) => parts.find(({ type }) => type === typeName)?.value ?? '';
        const minutes = Number(part('hour')) * 60 + Number(part('minute'));
        const toMinutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
        const weekday = getHoliday(readBerlinTime(now).tag) ? 'SONNTAG' : part('weekday').toUpperCase();
        const today = regularTimes.filter(
          ({ tagestyp: dayType }) =>
            dayType === weekday || (dayType === 'ARBEITSTAG_MO_FR' && !['SAMSTAG', 'SONNTAG'].includes(weekday)),
        );
        const open = today.some(
          ({ beginn: start, ende: end }) => toMinutes(start) <= minutes && minutes < toMinutes(end),
        );
        expect(status.endsWith('geöffnet')).toBe(open);
        const named = /(\d+:\d\d) Uhr/.exec(status)?.[1]?.padStart(5, '0');
        if (named) {
          expect(regularTimes.flatMap(({ beginn: start, ende: end }) => [start, end])).toContain(named);
        }
      }),
      { numRuns: 500 },
    );
  });
});

test('a single opening gets its own row; a holiday on a closed day changes nothing', () => {
  const once = { beginn: '2026-03-07T10:00', ende: '2026-03-07T13:00', zusatz: 'Tag der offenen Tür' };
  const saturday = weekPlanOn({ ...rathaus, abweichendeZeiten: [once] }, '2026-03-07');
  expect(saturday.map(({ tag }) => tag)).toEqual([
    ...weekPlan(rathaus.regulaereZeiten).map(({ tag }) => tag),
    'SAMSTAG',
  ]);
  expect(saturday.at(-1)).toEqual({
    tag: 'SAMSTAG',
    zeiten: [{ beginn: '10:00', ende: '13:00' }],
    istHeute: true,
    grund: 'Tag der offenen Tür',
  });
  // Wednesday, 6 January 2027.
  expect(weekPlanOn(rathaus, '2027-01-06').map(({ istHeute: isToday, grund: reason }) => [isToday, reason])).toEqual(
    ['MONTAG', 'DIENSTAG', 'MITTWOCH', 'DONNERSTAG', 'FREITAG'].map((tag) => [tag === 'MITTWOCH', undefined]),
  );
});

test("lists the office's deviations and holidays on open days, but nothing in the past", () => {
  const times = {
    ...rathaus,
    abweichendeZeiten: [
      { beginn: '2026-04-09', ende: '2026-04-09', zusatz: 'Betriebsausflug' },
      { beginn: '2026-02-17', ende: '2026-02-17', zusatz: 'Fasnet' },
    ],
  };
  expect(listDeviations(times, '2026-03-30')).toEqual([
    { von: '2026-04-03', bis: '2026-04-03', zusatz: 'Karfreitag' },
    { von: '2026-04-06', bis: '2026-04-06', zusatz: 'Ostermontag' },
    { von: '2026-04-09', bis: '2026-04-09', zusatz: 'Betriebsausflug' },
  ]);
  // Wednesday, 6 January 2027: closed anyway.
  expect(listDeviations(rathaus, '2027-01-02')).toEqual([]);
});

test('adding days crosses months, years and clock changes', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
});
