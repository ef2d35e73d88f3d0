import { expect, it } from 'vitest';
import { computeLesbarkeit, countSilben, splitSaetze } from './compute-lesbarkeit.ts';

it('counts syllables as they are spoken', () => {
  const worte = { Haus: 1, Straße: 2, Quelle: 2, Bürgerbüro: 4, Häuser: 2, Gemeinderatssitzung: 6, Eis: 1, '12': 1 };
  for (const [wort, silben] of Object.entries(worte)) expect(countSilben(wort), wort).toBe(silben);
});

it('knows a full stop from an abbreviation and a date', () => {
  expect(splitSaetze('Am 3. Mai um 10 Uhr, z. B. im Rathaus. Bringen Sie Nr. 5 mit! Danke')).toEqual([
    'Am 3. Mai um 10 Uhr, z. B. im Rathaus.',
    'Bringen Sie Nr. 5 mit!',
    'Danke',
  ]);
  expect(splitSaetze(' – ')).toEqual([]);
});

it('finds a primer easier than a law, and says nothing of a line', () => {
  const leicht = computeLesbarkeit(['Das ist der Wald. Er ist groß. Wir gehen gern hin.']);
  const gesetz = computeLesbarkeit([
    'Die Inanspruchnahme gemeindlicher Betreuungseinrichtungen bedarf der vorherigen schriftlichen Genehmigung. Antragsberechtigt sind ausschließlich sorgeberechtigte Personen. Genehmigungen werden widerruflich erteilt.',
  ]);
  expect(leicht).toBeGreaterThan(90);
  expect(gesetz).toBe(0);
  expect(computeLesbarkeit(['Geöffnet von 8 bis 12 Uhr.'])).toBeNull();
  expect(computeLesbarkeit(['Abfalltermine', 'Bürgerbüro', 'Hallenanmietung', 'Stellenangebote'])).toBeNull();
});
