// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { findOptions, prepare } from './find-options.ts';

const entries = prepare(
  ['Ärztekammer', 'Musikverein Schwann', 'Großer Chor', 'Verein für Musik'].map((text, index) => ({
    wert: String(index),
    text,
  })),
);
const find = (input: string) => findOptions(entries, input).map(({ text }) => text);

test.each([
  ['', ['Ärztekammer', 'Musikverein Schwann', 'Großer Chor', 'Verein für Musik']],
  ['arzte', ['Ärztekammer']],
  ['ÄRZTE', ['Ärztekammer']],
  ['grosser', ['Großer Chor']],
  ['verein', ['Verein für Musik', 'Musikverein Schwann']],
  ['schwann musik', ['Musikverein Schwann']],
  ['(', []],
])('%o finds %j', (input, expected) => {
  expect(find(input)).toEqual(expected);
});
