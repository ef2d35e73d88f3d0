import { expect, test } from 'vitest';
import { joinPaare } from './join-paare.ts';

const TITEL = { feld: 'titel', meldung: 'Bitte geben Sie einen Titel an.' };
const VON = { feld: 'datum_von', meldung: 'Bitte geben Sie an, ab welchem Tag Sie die Halle belegen möchten.' };
const BIS = { feld: 'datum_bis', meldung: 'Bitte geben Sie an, bis zu welchem Tag Sie die Halle belegen möchten.' };

test('a pair that is refused as a whole is one short sentence in the place of its first half', () => {
  expect(joinPaare([TITEL, VON, BIS, { feld: 'zeit_von', meldung: 'a' }, { feld: 'zeit_bis', meldung: 'b' }])).toEqual([
    TITEL,
    { feld: 'datum_von', meldung: 'Bitte geben Sie den ersten und den letzten Tag an.' },
    { feld: 'zeit_von', meldung: 'Bitte geben Sie an, von wann bis wann (Uhrzeit).' },
  ]);
});

test('one half alone keeps its own words', () => {
  expect(joinPaare([VON, TITEL])).toEqual([VON, TITEL]);
  expect(joinPaare([BIS])).toEqual([BIS]);
});
