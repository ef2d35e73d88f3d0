import { expect, it } from 'vitest';
import { AREAS } from '../../../areas.ts';
import { menuKind } from '../../entries/core-kinds.ts';
import { hasSeveral, listEditable } from './list-editable.ts';
import { nameEntry } from './name-entry.ts';

it('names menus by their place, and entries without a name by their fields or file', () => {
  const name = (data: unknown) => nameEntry({ daten: data, schluessel: 'footer-quicklinks' }, menuKind);
  expect(name({ name: 'Footer_Quicklinks' })).toBe('Häufig gesucht, im Fuß');
  expect(name({ name: 'Seitenleiste' })).toBe('Seitenleiste');
  expect(name({})).toBe('footer-quicklinks');
});

it('has a singular for every kind with several entries, as the title of its form', () => {
  const without = listEditable(AREAS).filter((kind) => hasSeveral(kind) && !kind.einer);
  expect(without.map(({ name }) => name)).toEqual([]);
});
