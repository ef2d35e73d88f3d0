// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { findOptionen, prepare } from './find-optionen.ts';

const eintraege = prepare(
  ['Ärztekammer', 'Musikverein Schwann', 'Großer Chor', 'Verein für Musik'].map((text, index) => ({
    wert: String(index),
    text,
  })),
);
const find = (eingabe: string) => findOptionen(eintraege, eingabe).map(({ text }) => text);

test.each([
  ['', ['Ärztekammer', 'Musikverein Schwann', 'Großer Chor', 'Verein für Musik']],
  ['arzte', ['Ärztekammer']],
  ['ÄRZTE', ['Ärztekammer']],
  ['grosser', ['Großer Chor']],
  ['verein', ['Verein für Musik', 'Musikverein Schwann']],
  ['schwann musik', ['Musikverein Schwann']],
  ['(', []],
])('%o finds %j', (eingabe, erwartet) => {
  expect(find(eingabe)).toEqual(erwartet);
});
