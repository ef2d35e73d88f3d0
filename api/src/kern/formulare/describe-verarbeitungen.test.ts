import { expect, it } from 'vitest';
import { describeVerarbeitungen, formatDauer, UNFERTIGE_BILDER } from './describe-verarbeitungen.ts';

const auskunft = (name: string) => ({
  art: {
    name,
    bezeichnung: 'Nachricht',
    felder: { name: 'Ihr Name', email: 'E-Mail', datenschutz: 'Datenschutz' },
    zustimmungen: { datenschutz: 'Ich habe es gelesen.' },
    zweck: 'Wir antworten.',
  },
  listMails: () => [],
});

it('names the fields by their labels and the period by the settings', () => {
  const einstellungen = { AUFBEWAHRUNG_TAGE: { kontakt: 90 }, AUFBEWAHRUNG_TAGE_SONST: 730 };
  expect(describeVerarbeitungen([auskunft('kontakt'), auskunft('anderes')], einstellungen)).toEqual([
    {
      titel: 'Nachricht',
      daten: ['Ihr Name', 'E-Mail'],
      zweck: 'Wir antworten.',
      dauer: expect.stringContaining('90 Tage'),
    },
    expect.objectContaining({ dauer: expect.stringContaining('2 Jahre') }),
  ]);
});

it('tells how long pieces of a picture wait for the rest', () => {
  expect(UNFERTIGE_BILDER.dauer).toMatch(/^Höchstens 3 Stunden /);
});

it.each([
  [1, 'ein Tag'],
  [365, 'ein Jahr'],
  [366, '366 Tage'],
])('says %i days so that people can tell', (tage, worte) => expect(formatDauer(tage)).toBe(worte));
