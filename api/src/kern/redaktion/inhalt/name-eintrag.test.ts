import { expect, it } from 'vitest';
import { menuArt } from '../../inhalt/kern-arten.ts';
import { nameEintrag } from './name-eintrag.ts';

it('calls menus by where they stand, and what has no name of its kind by its fields or its file', () => {
  const name = (daten: unknown) => nameEintrag({ daten, schluessel: 'footer-quicklinks' }, menuArt);
  expect(name({ name: 'Footer_Quicklinks' })).toBe('Häufig gesucht, im Fuß');
  expect(name({ name: 'Seitenleiste' })).toBe('Seitenleiste');
  expect(name({})).toBe('footer-quicklinks');
});
