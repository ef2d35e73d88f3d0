import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { readDay, writeCalendar } from './write-calendar.ts';

const ENTRY = { id: 'a@b.example', start: readDay('2026-07-01'), end: readDay('2026-07-02'), allDay: true };

it('ends every line with CRLF, including the last', () => {
  const text = writeCalendar({ product: 'probe', entries: [ENTRY] });
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

it('is a valid calendar even without entries', () => {
  const [, , entries] = ICAL.parse(writeCalendar({ product: 'probe', name: 'Leer', entries: [] }));
  expect(entries).toEqual([]);
});

it('includes the time zone only if an entry uses it', () => {
  const zoned = { ...ENTRY, allDay: false, timezone: 'Europe/Berlin' };
  expect(writeCalendar({ product: 'probe', entries: [ENTRY, zoned] }).match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
  expect(writeCalendar({ product: 'probe', entries: [ENTRY] })).not.toContain('VTIMEZONE');
});
