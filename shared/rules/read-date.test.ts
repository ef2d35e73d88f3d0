import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDate } from './read-date.ts';

test.each([
  ['03.05.2019', '2019-05-03'],
  ['3.5.2019', '2019-05-03'],
  [' 3. 5. 2019 ', '2019-05-03'],
  ['3,5,2019', '2019-05-03'],
  ['3/5/2019', '2019-05-03'],
  ['3-5-2019', '2019-05-03'],
  ['3 5 2019', '2019-05-03'],
  ['3.5.19', '2019-05-03'],
  ['24/12/64', '1964-12-24'],
  ['03052019', '2019-05-03'],
  ['2019-05-03', '2019-05-03'],
  ['29.02.2024', '2024-02-29'],
])('%j is a day', (text, day) => {
  expect(readDate(text)).toBe(day);
});

test.each([
  '',
  '31.02.2019',
  '29.02.2023',
  '00.01.2019',
  '1.13.2019',
  '3.5.1',
  '3.5.019',
  '3.5.',
  'gestern',
  '0003-01-01x',
  '2019-5-3T',
])('%j is invalid', (text) => {
  expect(readDate(text)).toBeNull();
});

test('reads every day from every notation', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const iso = date.toISOString().slice(0, 10);
      const [year, month, day] = iso.split('-');
      for (const separator of ['.', ' ', '/', '']) expect(readDate([day, month, year].join(separator))).toBe(iso);
    }),
  );
});
