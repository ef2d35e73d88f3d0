import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { buildVeranstaltungskalender } from './build-kalenderdatei.ts';
import type { Kalendereintrag } from './kalendereintrag.ts';

const eintrag: Kalendereintrag = {
  id: 7,
  titel: 'Fest; mit Musik, Tanz',
  beschreibung: 'Alle sind eingeladen.',
  datum_von: '2026-03-28T19:00',
  datum_bis: '2026-03-28T22:00',
  taeglich: false,
  rrule: null,
  letzter: null,
  ort: 'Alte Kelter, Kelterstraße 2, 75334 Musterhardt',
  geo: { latitude: 48.863, longitude: 8.522 },
  rubriken: ['Musik'],
  pfad: '/veranstaltungen/fest-id_7/',
};
const buildDatei = (felder: Partial<Kalendereintrag> = {}) =>
  buildVeranstaltungskalender({
    art: 'veranstaltung',
    name: 'Veranstaltungen Dorf',
    eintraege: [{ ...eintrag, ...felder }],
    siteUrl: 'https://www.dorf.example/',
    heute: '2026-03-09',
  });
/** Lines as a reader sees them: long ones are folded. */
const build = (felder?: Partial<Kalendereintrag>) => buildDatei(felder).replaceAll('\r\n ', '').split('\r\n');

/** Begin and end of the first `anzahl` dates in UTC, as another program reads them from the file. */
function readTermine(felder: Partial<Kalendereintrag>, anzahl: number): string[] {
  const kalender = new ICAL.Component(ICAL.parse(buildDatei(felder)));
  const zone = new ICAL.Timezone(kalender.getFirstSubcomponent('vtimezone')!);
  const termin = new ICAL.Event(kalender.getFirstSubcomponent('vevent')!);
  const termine = termin.iterator();
  return Array.from({ length: anzahl }, () => {
    const beginn = termine.next();
    if (!beginn) return 'none';
    beginn.zone = zone;
    return beginn.convertToZone(ICAL.Timezone.utcTimezone).toString();
  });
}

describe('days off', () => {
  it('are left out of a series, as another program reads it', () => {
    const felder = { rrule: 'FREQ=WEEKLY;BYDAY=FR', letzter: '2027-01-08' };
    expect(readTermine({ ...felder, datum_von: '2026-12-18T08:00', datum_bis: '2026-12-18T12:30' }, 3)).toEqual([
      '2026-12-18T07:00:00Z',
      '2027-01-08T07:00:00Z',
      'none',
    ]);
    const ganzeTage = build({ ...felder, datum_von: '2026-12-18', datum_bis: '2026-12-18' });
    expect(ganzeTage).toContain('EXDATE;VALUE=DATE:20261225,20270101');
  });
});

describe('a calendar file', () => {
  it('names what, when, where, and the page', () => {
    expect(build()).toEqual(
      expect.arrayContaining([
        'UID:veranstaltung-7@www.dorf.example',
        'SUMMARY:Fest\\; mit Musik\\, Tanz',
        'DTSTART;TZID=Europe/Berlin:20260328T190000',
        'DTEND;TZID=Europe/Berlin:20260328T220000',
        'GEO:48.863;8.522',
        'CATEGORIES:Musik',
        'URL;VALUE=URI:https://www.dorf.example/veranstaltungen/fest-id_7/',
        'TZID:Europe/Berlin',
        'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      ]),
    );
  });

  it('is the same file on the same day', () => {
    expect(build()).toEqual(build());
    expect(build()).toContain('DTSTAMP:20260309T000000Z');
  });

  it('keeps the hour of a series across the change of the clocks, and ends it with its last date', () => {
    const zeilen = build({ rrule: 'FREQ=WEEKLY;BYDAY=SA', letzter: '2026-10-31' });
    expect(zeilen).toContain('DTSTART;TZID=Europe/Berlin:20260328T190000');
    // Seven in the evening is 18 h UTC on the last day, in winter time again.
    expect(zeilen).toContain('RRULE:FREQ=WEEKLY;BYDAY=SA;UNTIL=20261031T180000Z');
  });

  it('whole days end with the day after the last', () => {
    const zeilen = build({ datum_von: '2026-05-01', datum_bis: '2026-05-03' });
    expect(zeilen).toContain('DTSTART;VALUE=DATE:20260501');
    expect(zeilen).toContain('DTEND;VALUE=DATE:20260504');
  });

  it('daily hours are a series of as many days', () => {
    const zeilen = build({ datum_bis: '2026-03-30T22:00', taeglich: true });
    expect(zeilen).toContain('DTEND;TZID=Europe/Berlin:20260328T220000');
    expect(zeilen).toContain('RRULE:FREQ=DAILY;COUNT=3');
  });

  it('is read by another program: seven in the evening in winter and in summer, until the last date', () => {
    const serie = { datum_von: '2026-03-21T19:00', datum_bis: '2026-03-21T22:00', rrule: 'FREQ=WEEKLY;BYDAY=SA' };
    expect(readTermine({ ...serie, letzter: '2026-04-04' }, 4)).toEqual([
      '2026-03-21T18:00:00Z',
      '2026-03-28T18:00:00Z',
      '2026-04-04T17:00:00Z',
      'none',
    ]);
    const [termin] = new ICAL.Component(ICAL.parse(buildDatei())).getAllSubcomponents('vevent');
    const { summary, location, uid } = new ICAL.Event(termin!);
    expect({ summary, location, uid }).toEqual({
      summary: eintrag.titel,
      location: eintrag.ort,
      uid: 'veranstaltung-7@www.dorf.example',
    });
  });
});
