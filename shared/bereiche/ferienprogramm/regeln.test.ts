import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTage } from '../../regeln/berliner-zeit.ts';
import { computeAlter } from '../../regeln/compute-alter.ts';
import {
  countFreePlaetze,
  getStornoschluss,
  hasBegun,
  hasSuitableAge,
  isAnmeldungOpen,
  isSuitable,
  overlap,
} from './regeln.ts';

const tag = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((datum) => datum.toISOString().slice(0, 10));

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
  ])('of a child born on %s is on %s %i', (geburtstag, am, alter) => {
    expect(computeAlter(geburtstag, am)).toBe(alter);
  });

  it('grows by one from one birthday to the next and never otherwise', () => {
    fc.assert(
      fc.property(tag, fc.integer({ min: 0, max: 12_000 }), (geburtstag, tage) => {
        const heute = addTage(geburtstag, tage);
        const gestern = addTage(heute, -1);
        const sprung = computeAlter(geburtstag, heute) - computeAlter(geburtstag, gestern);
        const isGeburtstag =
          heute.slice(5) === geburtstag.slice(5) ||
          (geburtstag.endsWith('02-29') && heute.endsWith('03-01') && !gestern.endsWith('02-29'));
        expect(sprung).toBe(isGeburtstag ? 1 : 0);
      }),
    );
  });

  it('fits within both limits; 999 is none', () => {
    const ab6 = { alter_min: 6, alter_max: 10, datum_von: '2026-08-03T09:00' };
    expect(hasSuitableAge('2020-08-03', ab6)).toBe(true);
    expect(hasSuitableAge('2020-08-04', ab6)).toBe(false);
    expect(hasSuitableAge('2015-08-04', ab6)).toBe(true);
    expect(hasSuitableAge('2015-08-03', ab6)).toBe(false);
    const alle = { ...ab6, alter_min: 0, alter_max: 999 };
    expect(hasSuitableAge('1900-01-01', alle)).toBe(true);
    expect(hasSuitableAge('2027-01-01', alle)).toBe(false);
  });
});

describe('places', () => {
  const voll = { teilnehmer_max: 12, bereits_reserviert: 12 };

  it('counts what others of this session hold', () => {
    expect(countFreePlaetze({ ...voll, bereits_reserviert: 9 }, 2)).toBe(1);
    expect(countFreePlaetze({ ...voll, bereits_reserviert: 9 }, 5)).toBe(0);
    expect(countFreePlaetze({ ...voll, bereits_reserviert: 40 })).toBe(0);
    expect(countFreePlaetze({ teilnehmer_max: 999, bereits_reserviert: 5000 })).toBe(Number.POSITIVE_INFINITY);
  });

  it('are offered to children of the right age as long as one is left', () => {
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
  const fenster = { anmeldung_von: '2026-03-20', anmeldung_bis: '2026-10-25' };

  it.each([
    ['the second before it opens', '2026-03-19T22:59:59Z', false],
    ['midnight of its first day', '2026-03-19T23:00:00Z', true],
    ['the last second, on a day of 25 hours', '2026-10-25T22:59:59Z', true],
    ['the second after', '2026-10-25T23:00:00Z', false],
  ])('at %s', (_was, jetzt, offen) => {
    expect(isAnmeldungOpen(fenster, new Date(jetzt))).toBe(offen);
  });

  it('is open on exactly the days from first to last, whatever the hour in Berlin', () => {
    const inBerlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' });
    const augenblick = fc.date({ min: new Date('2026-03-01'), max: new Date('2026-11-15'), noInvalidDate: true });
    fc.assert(
      fc.property(augenblick, (jetzt) => {
        const heute = inBerlin.format(jetzt);
        expect(isAnmeldungOpen(fenster, jetzt)).toBe(heute >= '2026-03-20' && heute <= '2026-10-25');
      }),
    );
  });

  it('ends for an event when it begins', () => {
    const event = { datum_von: '2026-08-03T09:00' };
    expect(hasBegun(event, new Date('2026-08-03T06:59:59Z'))).toBe(false);
    expect(hasBegun(event, new Date('2026-08-03T07:00:00Z'))).toBe(true);
    expect(hasBegun({ datum_von: '2026-08-03' }, new Date('2026-08-02T22:00:00Z'))).toBe(true);
  });

  it('can be taken back some days before', () => {
    expect(getStornoschluss({ datum_von: '2026-03-02T09:00' }, { storno_tage: 3 })).toBe('2026-02-27');
  });
});

describe('two events of one child', () => {
  const zeit = (datum_von: string, datum_bis: string, taeglich = false) => ({ datum_von, datum_bis, taeglich });
  const vormittag = zeit('2026-08-03T09:00', '2026-08-03T12:00');

  it.each([
    ['at the same time', vormittag, true],
    ['one within the other', zeit('2026-08-03T10:00', '2026-08-03T11:00'), true],
    ['by a minute', zeit('2026-08-03T11:59', '2026-08-03T15:00'), true],
    ['one right after the other', zeit('2026-08-03T12:00', '2026-08-03T15:00'), false],
    ['on different days', zeit('2026-08-04T09:00', '2026-08-04T12:00'), false],
    ['with a whole day', zeit('2026-08-03', '2026-08-03'), true],
    ['with the whole day before', zeit('2026-08-02', '2026-08-02'), false],
    ['with a camp around it', zeit('2026-08-02T16:00', '2026-08-04T10:00'), true],
    ['with a daily course at other hours', zeit('2026-08-01T14:00', '2026-08-05T16:00', true), false],
    ['with a daily course at these hours', zeit('2026-08-01T11:00', '2026-08-05T16:00', true), true],
  ])('overlap %s: %o', (_was, andere, ueberschnitten) => {
    expect(overlap(vormittag, andere)).toBe(ueberschnitten);
    expect(overlap(andere, vormittag)).toBe(ueberschnitten);
  });

  it('overlap exactly when some minute belongs to both', () => {
    const stunde = fc.integer({ min: 0, max: 23 });
    const angebot = fc.tuple(
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 0, max: 2 }),
      stunde,
      stunde,
      fc.boolean(),
    );
    const build = ([tagNr, dauer, von, bis, taeglich]: [number, number, number, number, boolean]) => {
      const [a, b] = taeglich || dauer === 0 ? [Math.min(von, bis), Math.max(von, bis)] : [von, bis];
      const write = (nummer: number, h: number) => `2026-08-0${nummer}T${String(h).padStart(2, '0')}:00`;
      const stunden = new Set<number>();
      for (let h = tagNr * 24; h < (tagNr + dauer + 1) * 24; h += 1) {
        const innerhalb = h >= tagNr * 24 + a && h < (tagNr + dauer) * 24 + b;
        if (innerhalb && (!taeglich || (h % 24 >= a && h % 24 < b))) stunden.add(h);
      }
      return { stunden, angebot: zeit(write(tagNr, a), write(tagNr + dauer, b), taeglich) };
    };
    fc.assert(
      fc.property(angebot.map(build), angebot.map(build), (eine, andere) => {
        // An event without duration takes no hour.
        fc.pre(eine.stunden.size > 0 && andere.stunden.size > 0);
        const gemeinsam = [...eine.stunden].some((stundenNr) => andere.stunden.has(stundenNr));
        expect(overlap(eine.angebot, andere.angebot)).toBe(gemeinsam);
      }),
    );
  });
});
