import { expect, test } from 'vitest';
import { copyDay, nextSpan, readTimeOfDay, readWeek, setDay, suggestSpans } from './week.ts';

const morning = { beginn: '08:00', ende: '12:00' };
const afternoon = { beginn: '14:00', ende: '18:00' };
const value = [
  { tagestyp: 'ARBEITSTAG_MO_FR', ...morning },
  { tagestyp: 'DONNERSTAG', ...afternoon },
];
const say = (times: unknown) =>
  readWeek(times).map(({ spannen }) => spannen.map(({ beginn, ende }) => `${beginn}-${ende}`).join(' '));

test('a span for Monday to Friday is shown at each of the days, with its place in the value', () => {
  const week = readWeek(value);
  expect(say(value)).toEqual([
    '08:00-12:00',
    '08:00-12:00',
    '08:00-12:00',
    '08:00-12:00 14:00-18:00',
    '08:00-12:00',
    '',
    '',
  ]);
  expect(week[3]?.spannen.map(({ index }) => index)).toEqual([0, 1]);
});

test('another time for one day leaves the others as they are', () => {
  const fresh = setDay(value, 'MITTWOCH', []);
  expect(say(fresh)).toEqual(['08:00-12:00', '08:00-12:00', '', '08:00-12:00 14:00-18:00', '08:00-12:00', '', '']);
  expect(fresh).toContainEqual({ tagestyp: 'FREITAG', ...morning });
});

test('unknown fields and unfinished entries are kept', () => {
  expect(setDay([{ tagestyp: 'MONTAG', beginn: '9', raum: 3 }], 'SONNTAG', [morning])).toEqual([
    { tagestyp: 'MONTAG', beginn: '9', ende: '', raum: 3 },
    { tagestyp: 'SONNTAG', ...morning },
  ]);
});

test('the times of a day replace those of others', () => {
  expect(say(copyDay(value, 'DONNERSTAG', ['FREITAG', 'SAMSTAG']))).toEqual([
    '08:00-12:00',
    '08:00-12:00',
    '08:00-12:00',
    '08:00-12:00 14:00-18:00',
    '08:00-12:00 14:00-18:00',
    '08:00-12:00 14:00-18:00',
    '',
  ]);
});

test('a day opens with the times of the open day before it', () => {
  expect(suggestSpans(readWeek(value), 'SONNTAG')).toEqual([morning]);
  expect(suggestSpans(readWeek([{ tagestyp: 'FREITAG', ...afternoon }]), 'MONTAG')).toEqual([afternoon]);
  expect(suggestSpans(readWeek(undefined), 'MONTAG')).toEqual([morning]);
});

test('a morning gets an afternoon', () => {
  expect(nextSpan([morning])).toEqual(afternoon);
  expect(nextSpan([{ ende: '18:00' }])).toEqual({ beginn: '', ende: '' });
});

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['9.30', '09:30'],
  ['13:15', '13:15'],
  ['8 Uhr', '08:00'],
  ['24', '24:00'],
  ['13:75', '13:75'],
  ['25', '25'],
  ['mittags', 'mittags'],
  ['', ''],
])('%j is read as %j', (typed, time) => {
  expect(readTimeOfDay(typed)).toBe(time);
});
