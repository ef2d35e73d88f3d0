import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Oeffnungszeit, oeffnungszeitSchema, TAGESTYPEN } from '../schemas/oeffnungszeiten.ts';
import { addTage, readBerlinerZeit, WOCHENTAGE } from './berliner-zeit.ts';
import { getFeiertag } from './feiertage.ts';
import { heuteStatus, listAbweichungen, readAbweichung, wochenplan, wochenplanAm } from './oeffnungszeiten.ts';

type RegulaereZeit = Oeffnungszeit['regulaereZeiten'][number];

const zeit = (tagestyp: RegulaereZeit['tagestyp'], beginn = '08:00', ende = '12:00'): RegulaereZeit => ({
  tagestyp,
  beginn,
  ende,
});

const rathaus: Oeffnungszeit = oeffnungszeitSchema.parse({
  typ: 'ALLGEMEINE_OEFFNUNGSZEIT',
  regulaereZeiten: [
    zeit('MONTAG'),
    zeit('DIENSTAG'),
    zeit('DONNERSTAG', '14:00', '18:00'),
    zeit('DONNERSTAG'),
    zeit('FREITAG'),
  ],
});

const uhrzeiten = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([stunde, minute]) => `${String(stunde).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const zeiten = fc.array(fc.record({ tagestyp: fc.constantFrom(...TAGESTYPEN), beginn: uhrzeiten, ende: uhrzeiten }), {
  maxLength: 12,
});

describe('wochenplan', () => {
  test('lists the open days in the order of the week, their times in the order of the day', () => {
    expect(wochenplan(rathaus.regulaereZeiten)).toEqual([
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
    const tage = (regulaer: RegulaereZeit[]) => wochenplan(regulaer).map(({ tag }) => tag);
    expect(tage([zeit('MONTAG'), zeit('DIENSTAG'), zeit('DONNERSTAG')])).not.toContain('MITTWOCH');
    expect(tage([zeit('MITTWOCH')])).toEqual(['MITTWOCH']);
    expect(tage([])).toEqual([]);
  });

  test('ARBEITSTAG_MO_FR means Monday to Friday, one by one', () => {
    fc.assert(
      fc.property(zeiten, uhrzeiten, uhrzeiten, (regulaer, beginn, ende) => {
        const einzeln = WOCHENTAGE.slice(0, 5).map((tag) => zeit(tag, beginn, ende));
        expect(wochenplan([...regulaer, zeit('ARBEITSTAG_MO_FR', beginn, ende)])).toEqual(
          wochenplan([...regulaer, ...einzeln]),
        );
      }),
    );
  });

  test('names each day once, in order, and loses no time', () => {
    fc.assert(
      fc.property(zeiten, (regulaer) => {
        const plan = wochenplan(regulaer);
        const tage = plan.map(({ tag }) => WOCHENTAGE.indexOf(tag));
        expect(tage).toEqual([...new Set(tage)].sort((a, b) => a - b));
        for (const { tagestyp, beginn, ende } of regulaer) {
          const tag = tagestyp === 'ARBEITSTAG_MO_FR' ? 'MITTWOCH' : tagestyp;
          expect(plan.find((eintrag) => eintrag.tag === tag)?.zeiten).toContainEqual({ beginn, ende });
        }
        for (const { tag, zeiten: spannen } of plan) expect(spannen.length > 0 || tag === 'MITTWOCH').toBe(true);
      }),
    );
  });
});

describe('readAbweichung', () => {
  test.each([
    ['2026-12-24', '2027-01-06', { von: '2026-12-24', bis: '2027-01-06' }],
    ['2026-12-24', '', { von: '2026-12-24', bis: '2026-12-24' }],
    [
      '2026-12-23T08:00:00',
      '2026-12-23 10:00',
      { von: '2026-12-23', bis: '2026-12-23', zeit: { beginn: '08:00', ende: '10:00' } },
    ],
    // Moments with a zone become the municipality's wall clock, in winter and in summer.
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
  ])('reads %s to %s', (beginn, ende, expected) => {
    expect(readAbweichung({ beginn, ende })).toEqual(expected);
  });

  test.each([
    ['Heiligabend', '2026-12-24'],
    ['2026-13-45', '2026-13-46'],
    ['2026-12-24', '2026-12-23'],
    ['', ''],
  ])('refuses %s to %s', (beginn, ende) => {
    expect(readAbweichung({ beginn, ende })).toBeUndefined();
  });
});

describe('heuteStatus', () => {
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
    // The night of the clock change: 23:30 UTC is Monday 01:30 in Berlin already.
    ['2026-03-29T23:30:00Z', 'öffnet heute um 08:00 Uhr'],
    ['2026-03-30T06:00:00Z', 'heute bis 12:00 Uhr geöffnet'],
    ['2026-10-26T07:00:00Z', 'heute bis 12:00 Uhr geöffnet'],
  ])('at %s: %s', (jetzt, status) => {
    expect(heuteStatus([rathaus], new Date(jetzt))).toBe(status);
  });

  test('days that deviate count: closed days, shorter days, a special Saturday', () => {
    const withFields = (...abweichendeZeiten: Oeffnungszeit['abweichendeZeiten']) => [
      { ...rathaus, abweichendeZeiten },
    ];
    const montag = new Date('2026-03-02T09:00:00Z');
    expect(heuteStatus(withFields({ beginn: '2026-03-02', ende: '2026-03-02' }), montag)).toBe(
      'öffnet morgen um 08:00 Uhr',
    );
    expect(heuteStatus(withFields({ beginn: '2026-03-02T08:00', ende: '2026-03-02T10:30' }), montag)).toBe(
      'heute bis 10:30 Uhr geöffnet',
    );
    expect(heuteStatus(withFields({ beginn: '2026-03-01', ende: '2026-03-31' }), montag)).toBe('heute geschlossen');
    const samstag = new Date('2026-03-07T08:00:00Z');
    expect(heuteStatus(withFields({ beginn: '2026-03-07T09:00', ende: '2026-03-07T13:00' }), samstag)).toBe(
      'heute bis 13:00 Uhr geöffnet',
    );
  });

  test('several days with other times leave closed days closed', () => {
    const sommer = [{ ...rathaus, abweichendeZeiten: [{ beginn: '2026-08-03T09:00', ende: '2026-08-28T11:00' }] }];
    expect(heuteStatus(sommer, new Date('2026-08-04T07:30:00Z'))).toBe('heute bis 11:00 Uhr geöffnet');
    expect(heuteStatus(sommer, new Date('2026-08-05T07:30:00Z'))).toBe('öffnet morgen um 09:00 Uhr');
  });

  test('public holidays have the times of a Sunday, unless the office says otherwise', () => {
    const karfreitag = new Date('2026-04-03T07:00:00Z');
    expect(heuteStatus([rathaus], karfreitag)).toBe('öffnet am Dienstag um 08:00 Uhr');
    const park = [{ ...rathaus, regulaereZeiten: [...rathaus.regulaereZeiten, zeit('SONNTAG', '10:00', '17:00')] }];
    expect(heuteStatus(park, new Date('2026-04-03T12:00:00Z'))).toBe('heute bis 17:00 Uhr geöffnet');
    const abweichendeZeiten = [{ beginn: '2026-04-03T09:00', ende: '2026-04-03T11:00' }];
    expect(heuteStatus([{ ...rathaus, abweichendeZeiten }], karfreitag)).toBe('heute bis 11:00 Uhr geöffnet');
  });

  test('times that touch are one, times that end before they begin are none', () => {
    const montag = (...regulaereZeiten: RegulaereZeit[]) => [{ ...rathaus, regulaereZeiten }];
    const mittag = new Date('2026-03-02T10:00:00Z');
    expect(heuteStatus(montag(zeit('MONTAG'), zeit('MONTAG', '12:00', '16:00')), mittag)).toBe(
      'heute bis 16:00 Uhr geöffnet',
    );
    expect(heuteStatus(montag(zeit('MONTAG', '12:00', '08:00')), mittag)).toBe('heute geschlossen');
  });

  test('telephone hours open no door, service times do if nothing else is known', () => {
    const typ = (name: Oeffnungszeit['typ']) => ({ ...rathaus, typ: name });
    const montag = new Date('2026-03-02T09:00:00Z');
    expect(heuteStatus([typ('TELEFONISCHE_ERREICHBARKEIT')], montag)).toBe('');
    expect(heuteStatus([typ('SERVICEZEIT')], montag)).toBe('heute bis 12:00 Uhr geöffnet');
    expect(heuteStatus([], montag)).toBe('');
  });

  test('says open exactly when the plan of the day says so, and names a door time of the plan', () => {
    const augenblicke = fc.date({
      min: new Date('2025-01-01'),
      max: new Date('2030-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(zeiten, augenblicke, (regulaereZeiten, jetzt) => {
        const status = heuteStatus([{ ...rathaus, regulaereZeiten }], jetzt);
        // Written apart from the rule: the German locale instead of the Swedish one, minutes instead of strings.
        const teile = new Intl.DateTimeFormat('de-DE', {
          timeZone: 'Europe/Berlin',
          weekday: 'long',
          hour: 'numeric',
          minute: 'numeric',
        }).formatToParts(jetzt);
        const teil = (typ: string) => teile.find(({ type }) => type === typ)?.value ?? '';
        const minuten = Number(teil('hour')) * 60 + Number(teil('minute'));
        const toMinuten = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
        const wochentag = getFeiertag(readBerlinerZeit(jetzt).tag) ? 'SONNTAG' : teil('weekday').toUpperCase();
        const heute = regulaereZeiten.filter(
          ({ tagestyp }) =>
            tagestyp === wochentag || (tagestyp === 'ARBEITSTAG_MO_FR' && !['SAMSTAG', 'SONNTAG'].includes(wochentag)),
        );
        const offen = heute.some(({ beginn, ende }) => toMinuten(beginn) <= minuten && minuten < toMinuten(ende));
        expect(status.endsWith('geöffnet')).toBe(offen);
        const genannt = /(\d+:\d\d) Uhr/.exec(status)?.[1]?.padStart(5, '0');
        if (genannt) {
          expect(regulaereZeiten.flatMap(({ beginn, ende }) => [beginn, ende])).toContain(genannt);
        }
      }),
      { numRuns: 500 },
    );
  });
});

test('the plan of a day: a single opening has a row, a holiday that is closed anyway changes nothing', () => {
  const einmal = { beginn: '2026-03-07T10:00', ende: '2026-03-07T13:00', zusatz: 'Tag der offenen Tür' };
  const samstag = wochenplanAm({ ...rathaus, abweichendeZeiten: [einmal] }, '2026-03-07');
  expect(samstag.map(({ tag }) => tag)).toEqual([
    ...wochenplan(rathaus.regulaereZeiten).map(({ tag }) => tag),
    'SAMSTAG',
  ]);
  expect(samstag.at(-1)).toEqual({
    tag: 'SAMSTAG',
    zeiten: [{ beginn: '10:00', ende: '13:00' }],
    istHeute: true,
    grund: 'Tag der offenen Tür',
  });
  // Wednesday, 6 January 2027.
  expect(wochenplanAm(rathaus, '2027-01-06').map(({ istHeute, grund }) => [istHeute, grund])).toEqual(
    ['MONTAG', 'DIENSTAG', 'MITTWOCH', 'DONNERSTAG', 'FREITAG'].map((tag) => [tag === 'MITTWOCH', undefined]),
  );
});

test('what deviates: days the office names and holidays that would be open, not what is over', () => {
  const zeiten = {
    ...rathaus,
    abweichendeZeiten: [
      { beginn: '2026-04-09', ende: '2026-04-09', zusatz: 'Betriebsausflug' },
      { beginn: '2026-02-17', ende: '2026-02-17', zusatz: 'Fasnet' },
    ],
  };
  expect(listAbweichungen(zeiten, '2026-03-30')).toEqual([
    { von: '2026-04-03', bis: '2026-04-03', zusatz: 'Karfreitag' },
    { von: '2026-04-06', bis: '2026-04-06', zusatz: 'Ostermontag' },
    { von: '2026-04-09', bis: '2026-04-09', zusatz: 'Betriebsausflug' },
  ]);
  // Wednesday, 6 January 2027: closed anyway.
  expect(listAbweichungen(rathaus, '2027-01-02')).toEqual([]);
});

test('adding days crosses months, years and clock changes', () => {
  expect(addTage('2026-03-28', 2)).toBe('2026-03-30');
  expect(addTage('2026-12-31', 1)).toBe('2027-01-01');
  expect(addTage('2028-02-28', 1)).toBe('2028-02-29');
});
