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
])('%o has %d characters', (text, zeichen) => {
  expect(countCharacters(text)).toBe(zeichen);
});

test('a megabyte of opened tags is counted in one go', () => {
  expect(countCharacters('<'.repeat(1_000_000))).toBe(1_000_000);
});
