import { expect, it } from 'vitest';
import { describeProcessings, formatDuration, UNFINISHED_IMAGES } from './describe-processings.ts';

const disclosure = (name: string) => ({
  art: {
    name,
    bezeichnung: 'Nachricht',
    felder: { name: 'Ihr Name', email: 'E-Mail', datenschutz: 'Datenschutz' },
    zustimmungen: { datenschutz: 'Ich habe es gelesen.' },
    zweck: 'Wir antworten.',
  },
  listMails: () => [],
});

it('names the fields by their labels and the retention period by the settings', () => {
  const settings = { RETENTION_DAYS: { kontakt: 90 }, RETENTION_DAYS_OTHER: 730 };
  expect(describeProcessings([disclosure('kontakt'), disclosure('anderes')], settings)).toEqual([
    {
      titel: 'Nachricht',
      daten: ['Ihr Name', 'E-Mail'],
      zweck: 'Wir antworten.',
      dauer: expect.stringContaining('90 Tage'),
    },
    expect.objectContaining({ dauer: expect.stringContaining('2 Jahre') }),
  ]);
});

it('states how long incomplete uploads are kept', () => {
  expect(UNFINISHED_IMAGES.dauer).toMatch(/^Höchstens 3 Stunden /);
});

it.each([
  [1, 'ein Tag'],
  [365, 'ein Jahr'],
  [366, '366 Tage'],
])('phrases %i days readably', (days, words) => expect(formatDuration(days)).toBe(words));
