import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { buildVeranstaltungskalender } from './build-calendar-file.ts';
import type { CalendarEntry } from './calendar-entry.ts';

const entry: CalendarEntry = {
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
const buildFile = (fields: Partial<CalendarEntry> = {}) =>
  buildVeranstaltungskalender({
    art: 'veranstaltung',
    name: 'Veranstaltungen Dorf',
    eintraege: [{ ...entry, ...fields }],
    siteUrl: 'https://www.dorf.example/',
    heute: '2026-03-09',
  });
/** Unfolds long lines, as a parser would. */
const build = (fields?: Partial<CalendarEntry>) => buildFile(fields).replaceAll('\r\n ', '').split('\r\n');

/** Start and end of the first `count` dates in UTC, as read by another parser. */
function readTermine(fields: Partial<CalendarEntry>, count: number): string[] {
  const calendar = new ICAL.Component(ICAL.parse(buildFile(fields)));
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')!);
  const termin = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
  const termine = termin.iterator();
  return Array.from({ length: count }, () => {
    const start = termine.next();
    if (!start) return 'none';
    start.zone = zone;
    return start.convertToZone(ICAL.Timezone.utcTimezone).toString();
  });
}

describe('days off', () => {
  it('are excluded from a series, as read by another parser', () => {
    const fields = { rrule: 'FREQ=WEEKLY;BYDAY=FR', letzter: '2027-01-08' };
    expect(readTermine({ ...fields, datum_von: '2026-12-18T08:00', datum_bis: '2026-12-18T12:30' }, 3)).toEqual([
      '2026-12-18T07:00:00Z',
      '2027-01-08T07:00:00Z',
      'none',
    ]);
    const wholeDays = build({ ...fields, datum_von: '2026-12-18', datum_bis: '2026-12-18' });
    expect(wholeDays).toContain('EXDATE;VALUE=DATE:20261225,20270101');
  });
});

describe('calendar file', () => {
  it('states what, when, where, and the page', () => {
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

  it('is identical on the same day', () => {
    expect(build()).toEqual(build());
    expect(build()).toContain('DTSTAMP:20260309T000000Z');
  });

  it('keeps the local time of a series across daylight saving changes and ends it with its last date', () => {
    const lines = build({ rrule: 'FREQ=WEEKLY;BYDAY=SA', letzter: '2026-10-31' });
    expect(lines).toContain('DTSTART;TZID=Europe/Berlin:20260328T190000');
    // 19:00 on the last day is 18:00 UTC, as standard time applies again.
    expect(lines).toContain('RRULE:FREQ=WEEKLY;BYDAY=SA;UNTIL=20261031T180000Z');
  });

  it('ends all-day events on the day after the last one', () => {
    const lines = build({ datum_von: '2026-05-01', datum_bis: '2026-05-03' });
    expect(lines).toContain('DTSTART;VALUE=DATE:20260501');
    expect(lines).toContain('DTEND;VALUE=DATE:20260504');
  });

  it('writes daily hours as a series with one date per day', () => {
    const lines = build({ datum_bis: '2026-03-30T22:00', taeglich: true });
    expect(lines).toContain('DTEND;TZID=Europe/Berlin:20260328T220000');
    expect(lines).toContain('RRULE:FREQ=DAILY;COUNT=3');
  });

  it('is read correctly by another parser: 19:00 in winter and summer, up to the last date', () => {
    const series = { datum_von: '2026-03-21T19:00', datum_bis: '2026-03-21T22:00', rrule: 'FREQ=WEEKLY;BYDAY=SA' };
    expect(readTermine({ ...series, letzter: '2026-04-04' }, 4)).toEqual([
      '2026-03-21T18:00:00Z',
      '2026-03-28T18:00:00Z',
      '2026-04-04T17:00:00Z',
      'none',
    ]);
    const [termin] = new ICAL.Component(ICAL.parse(buildFile())).getAllSubcomponents('vevent');
    const { summary, location, uid } = new ICAL.Event(termin!);
    expect({ summary, location, uid }).toEqual({
      summary: entry.titel,
      location: entry.ort,
      uid: 'veranstaltung-7@www.dorf.example',
    });
  });
});
