import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDatum } from './read-datum.ts';

test.each([
  ['03.05.2019', '2019-05-03'],
  ['3.5.2019', '2019-05-03'],
  [' 3. 5. 2019 ', '2019-05-03'],
  ['3,5,2019', '2019-05-03'],
  ['3/5/2019', '2019-05-03'],
  ['3-5-2019', '2019-05-03'],
  ['3 5 2019', '2019-05-03'],
  ['03052019', '2019-05-03'],
  ['2019-05-03', '2019-05-03'],
  ['29.02.2024', '2024-02-29'],
])('%j is a day', (text, tag) => {
  expect(readDatum(text)).toBe(tag);
});

test.each([
  '',
  '31.02.2019',
  '29.02.2023',
  '00.01.2019',
  '1.13.2019',
  '3.5.19',
  '3.5.',
  'gestern',
  '0003-01-01x',
  '2019-5-3T',
])('%j is none', (text) => {
  expect(readDatum(text)).toBeNull();
});

test('every day is read back from every way to write it', () => {
  const tage = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(tage, (datum) => {
      const iso = datum.toISOString().slice(0, 10);
      const [jahr, monat, tag] = iso.split('-');
      for (const trenner of ['.', ' ', '/', '']) expect(readDatum([tag, monat, jahr].join(trenner))).toBe(iso);
    }),
  );
});
