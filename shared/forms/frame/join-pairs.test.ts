import { expect, test } from 'vitest';
import { joinPairs } from './join-pairs.ts';

const TITLE = { feld: 'titel', meldung: 'Bitte geben Sie einen Titel an.' };
const FROM = { feld: 'datum_von', meldung: 'Bitte geben Sie an, ab welchem Tag Sie die Halle belegen möchten.' };
const UNTIL = { feld: 'datum_bis', meldung: 'Bitte geben Sie an, bis zu welchem Tag Sie die Halle belegen möchten.' };

test('a pair with both fields invalid has one short message at its first field', () => {
  expect(
    joinPairs([TITLE, FROM, UNTIL, { feld: 'zeit_von', meldung: 'a' }, { feld: 'zeit_bis', meldung: 'b' }]),
  ).toEqual([
    TITLE,
    { feld: 'datum_von', meldung: 'Bitte geben Sie den ersten und den letzten Tag an.' },
    { feld: 'zeit_von', meldung: 'Bitte geben Sie an, von wann bis wann (Uhrzeit).' },
  ]);
});

test('one organiser is sufficient: two missing ones give one message', () => {
  const list = { feld: 'veranstalter_brancheneintrag_zuordnung', meldung: 'Bitte wählen Sie einen aus.' };
  const free = { feld: 'veranstalter', meldung: 'Bitte geben Sie einen an.' };
  expect(joinPairs([TITLE, list, free])).toEqual([
    TITLE,
    {
      feld: 'veranstalter_brancheneintrag_zuordnung',
      meldung: 'Bitte wählen Sie einen Veranstalter aus der Liste aus, oder geben Sie einen anderen an.',
    },
  ]);
});

test('a single invalid field keeps its own message', () => {
  expect(joinPairs([FROM, TITLE])).toEqual([FROM, TITLE]);
  expect(joinPairs([UNTIL])).toEqual([UNTIL]);
});
