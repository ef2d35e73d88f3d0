import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../rules/berlin-time.ts';
import { computeAge } from '../../rules/compute-age.ts';
import {
  countFreePlaces,
  getCancellationClosing,
  hasBegun,
  hasSuitableAge,
  isRegistrationOpen,
  isSuitable,
  overlap,
} from './rules.ts';

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('age', () => {
  it.each([
    ['2020-08-03', '2026-08-02', 5],
    ['2020-08-03', '2026-08-03', 6],
    ['2020-08-03', '2026-08-03T09:00', 6],
    ['2020-02-29', '2024-02-28', 3],
    ['2020-02-29', '2024-02-29', 4],
    ['2020-02-29', '2025-02-28', 4],
    ['2020-02-29', '2025-03-01', 5],
    ['2026-08-04', '2026-08-03', -1],
  ])('a child born on %s is, on %s, %i years old', (birthday, on, age) => {
    expect(computeAge(birthday, on)).toBe(age);
  });

  it('increases by one on each birthday and only then', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 12_000 }), (birthday, days) => {
        const today = addDays(birthday, days);
        const yesterday = addDays(today, -1);
        const redirects = computeAge(birthday, today) - computeAge(birthday, yesterday);
        const isBirthday =
          today.slice(5) === birthday.slice(5) ||
          (birthday.endsWith('02-29') && today.endsWith('03-01') && !yesterday.endsWith('02-29'));
        expect(redirects).toBe(isBirthday ? 1 : 0);
      }),
    );
  });

  it('must be within both limits; 999 means no limit', () => {
    const from6 = { alter_min: 6, alter_max: 10, datum_von: '2026-08-03T09:00' };
    expect(hasSuitableAge('2020-08-03', from6)).toBe(true);
    expect(hasSuitableAge('2020-08-04', from6)).toBe(false);
    expect(hasSuitableAge('2015-08-04', from6)).toBe(true);
    expect(hasSuitableAge('2015-08-03', from6)).toBe(false);
    const all = { ...from6, alter_min: 0, alter_max: 999 };
    expect(hasSuitableAge('1900-01-01', all)).toBe(true);
    expect(hasSuitableAge('2027-01-01', all)).toBe(false);
  });
});

describe('places', () => {
  const full = { teilnehmer_max: 12, bereits_reserviert: 12 };

  it('deducts places held by other children of this session', () => {
    expect(countFreePlaces({ ...full, bereits_reserviert: 9 }, 2)).toBe(1);
    expect(countFreePlaces({ ...full, bereits_reserviert: 9 }, 5)).toBe(0);
    expect(countFreePlaces({ ...full, bereits_reserviert: 40 })).toBe(0);
    expect(countFreePlaces({ teilnehmer_max: 999, bereits_reserviert: 5000 })).toBe(Number.POSITIVE_INFINITY);
  });

  it('are offered to children of suitable age while any are free', () => {
    const ausflug = {
      alter_min: 6,
      alter_max: 10,
      datum_von: '2026-08-03',
      teilnehmer_max: 12,
      bereits_reserviert: 11,
    };
    expect(isSuitable(ausflug, '2018-01-01')).toBe(true);
    expect(isSuitable(ausflug, '2018-01-01', 1)).toBe(false);
    expect(isSuitable(ausflug, '2010-01-01')).toBe(false);
  });
});

describe('registration', () => {
  const window = { anmeldung_von: '2026-03-20', anmeldung_bis: '2026-10-25' };

  it.each([
    ['the second before it opens', '2026-03-19T22:59:59Z', false],
    ['midnight of its first day', '2026-03-19T23:00:00Z', true],
    ['the last second, on a day of 25 hours', '2026-10-25T22:59:59Z', true],
    ['the second after', '2026-10-25T23:00:00Z', false],
  ])('%s', (_was, now, open) => {
    expect(isRegistrationOpen(window, new Date(now))).toBe(open);
  });

  it('is open from the first to the last day in Berlin, at any time of day', () => {
    const inBerlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' });
    const instant = fc.date({ min: new Date('2026-03-01'), max: new Date('2026-11-15'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, (now) => {
        const today = inBerlin.format(now);
        expect(isRegistrationOpen(window, now)).toBe(today >= '2026-03-20' && today <= '2026-10-25');
      }),
    );
  });

  it('ends for an event when it begins', () => {
    const event = { datum_von: '2026-08-03T09:00' };
    expect(hasBegun(event, new Date('2026-08-03T06:59:59Z'))).toBe(false);
    expect(hasBegun(event, new Date('2026-08-03T07:00:00Z'))).toBe(true);
    expect(hasBegun({ datum_von: '2026-08-03' }, new Date('2026-08-02T22:00:00Z'))).toBe(true);
  });

  it('can be cancelled until some days before the event', () => {
    expect(getCancellationClosing({ datum_von: '2026-03-02T09:00' }, { storno_tage: 3 })).toBe('2026-02-27');
  });
});

describe('two events of one child', () => {
  const time = (datum_von: string, datum_bis: string, daily = false) => ({ datum_von, datum_bis, taeglich: daily });
  const beforeNoon = time('2026-08-03T09:00', '2026-08-03T12:00');

  it.each([
    ['at the same time', beforeNoon, true],
    ['one within the other', time('2026-08-03T10:00', '2026-08-03T11:00'), true],
    ['by a minute', time('2026-08-03T11:59', '2026-08-03T15:00'), true],
    ['one right after the other', time('2026-08-03T12:00', '2026-08-03T15:00'), false],
    ['on different days', time('2026-08-04T09:00', '2026-08-04T12:00'), false],
    ['with a whole day', time('2026-08-03', '2026-08-03'), true],
    ['with the whole day before', time('2026-08-02', '2026-08-02'), false],
    ['with a camp around it', time('2026-08-02T16:00', '2026-08-04T10:00'), true],
    ['with a daily course at other hours', time('2026-08-01T14:00', '2026-08-05T16:00', true), false],
    ['with a daily course at these hours', time('2026-08-01T11:00', '2026-08-05T16:00', true), true],
  ])('overlap %s: %o', (_was, other, ueberschnitten) => {
    expect(overlap(beforeNoon, other)).toBe(ueberschnitten);
    expect(overlap(other, beforeNoon)).toBe(ueberschnitten);
  });

  it('overlap exactly if they share a minute', () => {
    const hour = fc.integer({ min: 0, max: 23 });
    const offer = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 2 }), hour, hour, fc.boolean());
    const build = ([dayNr, duration, from, until, daily]: [number, number, number, number, boolean]) => {
      const [a, b] = daily || duration === 0 ? [Math.min(from, until), Math.max(from, until)] : [from, until];
      const write = (num: number, h: number) => `2026-08-0${num}T${String(h).padStart(2, '0')}:00`;
      const hours = new Set<number>();
      for (let h = dayNr * 24; h < (dayNr + duration + 1) * 24; h += 1) {
        const within = h >= dayNr * 24 + a && h < (dayNr + duration) * 24 + b;
        if (within && (!daily || (h % 24 >= a && h % 24 < b))) hours.add(h);
      }
      return { stunden: hours, angebot: time(write(dayNr, a), write(dayNr + duration, b), daily) };
    };
    fc.assert(
      fc.property(offer.map(build), offer.map(build), (one, other) => {
        // An event without duration occupies no hour.
        fc.pre(one.stunden.size > 0 && other.stunden.size > 0);
        const shared = [...one.stunden].some((hoursNr) => other.stunden.has(hoursNr));
        expect(overlap(one.angebot, other.angebot)).toBe(shared);
      }),
    );
  });
});
