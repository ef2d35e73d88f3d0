import { expect, it } from 'vitest';
import { pickSentences } from './pick-sentences.ts';
import { MARK_BEGINNING, MARK_END } from './split-statement.ts';

/** `*word*` marks a hit. */
const pick = (text: string) => {
  const marked = text.replaceAll(/\*([^*]+)\*/g, `${MARK_BEGINNING}$1${MARK_END}`);
  return pickSentences(marked).replaceAll(MARK_BEGINNING, '*').replaceAll(MARK_END, '*');
};

it('shows the sentence with the match, not surrounding headings and names', () => {
  expect(
    pick(
      'Bescheide Steueramt Rathausplatz 1 75334 Musterhardt Hundemarke – Gebühren – Die *Hundesteuer* beträgt für den ersten Hund 96 Euro im Jahr und wird am 15. Februar fällig. Sprechzeiten nach',
    ),
  ).toBe('Die *Hundesteuer* beträgt für den ersten Hund 96 Euro im Jahr und wird am 15. Februar fällig.');
});

it('adds the next sentence to a short one', () => {
  expect(pick('Die *Tonne* wird geleert. Stellen Sie sie bis 6 Uhr an die Straße. Kontakt Bauhof 07082')).toBe(
    'Die *Tonne* wird geleert. Stellen Sie sie bis 6 Uhr an die Straße.',
  );
});

it('does not end a sentence at ordinals, initials or abbreviations', () => {
  const text = 'Am 3. *Advent* öffnet z. B. die Halle in der Schulstr. 5, Nr. 7 im Plan, ab 10 Uhr.';
  expect(pick(text)).toBe(text);
});

it('shows a match outside any sentence with its surrounding words, cut at word boundaries', () => {
  expect(pick('Vereine – *Turnverein* Conweiler')).toBe('*Turnverein* Conweiler');
  const long = pick(`${'Wort '.repeat(80)}*Treffer* ${'Ende '.repeat(80)}`);
  expect(long).toMatch(/^… Wort .*\*Treffer\* .*Ende …$/);
  expect(long.length).toBeLessThan(250);
});

it('shows the description if no sentence has the match', () => {
  const marked = `108 Euro im Jahr 216 Euro für jeden weiteren ${MARK_BEGINNING}Hundesteuersatzung${MARK_END} Hund anmelden`;
  expect(pickSentences(marked, 'Hund anmelden, abmelden, Ermäßigung beantragen.')).toBe(
    'Hund anmelden, abmelden, Ermäßigung beantragen.',
  );
});

it('starts an excerpt without matches at a sentence and keeps empty text empty', () => {
  expect(pick('und so weiter. Das Rathaus ist heute geschlossen.')).toBe('Das Rathaus ist heute geschlossen.');
  expect(pick('')).toBe('');
});
