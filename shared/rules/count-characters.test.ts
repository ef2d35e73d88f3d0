import { expect, test } from 'vitest';
import { countCharacters } from './count-characters.ts';

test.each([
  ['', 0],
  ['   ', 0],
  ['Fest', 4],
  ['<p>Fest</p>', 4],
  ['<p><br></p><p>&nbsp;</p>', 0],
  ['<p>Ein <b>großes</b>   Fest</p>', 15],
  ['Kaffee &amp; Kuchen', 15],
  ['Ein Fest & mehr < 5 Euro', 24],
])('%o has %d characters', (text, character) => {
  expect(countCharacters(text)).toBe(character);
});

test('counts a megabyte of unclosed tags in linear time', () => {
  expect(countCharacters('<'.repeat(1_000_000))).toBe(1_000_000);
});
