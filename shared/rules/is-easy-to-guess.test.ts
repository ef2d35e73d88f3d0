import { expect, it } from 'vitest';
import { isEasyToGuess } from './is-easy-to-guess.ts';

it.each([
  'aaaaaaaaaa',
  '1212121212',
  '1234567890',
  'Passwort123!',
  'P@ssw0rd2026',
  'Willkommen1!',
  'qwertz12345',
  'lkjhgfdsa!!',
  'Gemeinderat 2026',
  'Sommer2026 Sommer2026',
  'hallo hallo hallo',
])('rejects %s', (password) => {
  expect(isEasyToGuess(password)).toBe(true);
});

it.each([
  'ein langes Passwort',
  'musterhardt-demo',
  'korrekt pferd batterie',
  'tR7!kf9zQm',
  'Die Linde am Rathaus blüht',
  'ёлка снег дом',
])('accepts %s', (password) => {
  expect(isEasyToGuess(password)).toBe(false);
});
