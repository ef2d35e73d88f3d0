import { expect, it } from 'vitest';
import { computeReadability, countSyllables, splitSentences } from './compute-readability.ts';

it('counts spoken syllables', () => {
  const words = { Haus: 1, Straße: 2, Quelle: 2, Bürgerbüro: 4, Häuser: 2, Gemeinderatssitzung: 6, Eis: 1, '12': 1 };
  for (const [word, syllables] of Object.entries(words)) expect(countSyllables(word), word).toBe(syllables);
});

it('distinguishes the end of a sentence from abbreviations and dates', () => {
  expect(splitSentences('Am 3. Mai um 10 Uhr, z. B. im Rathaus. Bringen Sie Nr. 5 mit! Danke')).toEqual([
    'Am 3. Mai um 10 Uhr, z. B. im Rathaus.',
    'Bringen Sie Nr. 5 mit!',
    'Danke',
  ]);
  expect(splitSentences(' – ')).toEqual([]);
});

it('rates a primer easier than a law, and does not rate a single line', () => {
  const leicht = computeReadability(['Das ist der Wald. Er ist groß. Wir gehen gern hin.']);
  const gesetz = computeReadability([
    'Die Inanspruchnahme gemeindlicher Betreuungseinrichtungen bedarf der vorherigen schriftlichen Genehmigung. Antragsberechtigt sind ausschließlich sorgeberechtigte Personen. Genehmigungen werden widerruflich erteilt.',
  ]);
  expect(leicht).toBeGreaterThan(90);
  expect(gesetz).toBe(0);
  expect(computeReadability(['Geöffnet von 8 bis 12 Uhr.'])).toBeNull();
  expect(computeReadability(['Abfalltermine', 'Bürgerbüro', 'Hallenanmietung', 'Stellenangebote'])).toBeNull();
});
