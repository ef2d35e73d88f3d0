import { expect, it } from 'vitest';
import { BEREICHE } from '../../../bereiche.ts';
import { menuArt } from '../../inhalt/kern-arten.ts';
import { hasMehrere, listEditierbare } from './list-editierbare.ts';
import { nameEintrag } from './name-eintrag.ts';

it('calls menus by where they stand, and what has no name of its kind by its fields or its file', () => {
  const name = (daten: unknown) => nameEintrag({ daten, schluessel: 'footer-quicklinks' }, menuArt);
  expect(name({ name: 'Footer_Quicklinks' })).toBe('Häufig gesucht, im Fuß');
  expect(name({ name: 'Seitenleiste' })).toBe('Seitenleiste');
  expect(name({})).toBe('footer-quicklinks');
});

it('has a word for one entry of each kind that has several: a form of one is not called by all', () => {
  const ohne = listEditierbare(BEREICHE).filter((art) => hasMehrere(art) && !art.einer);
  expect(ohne.map(({ name }) => name)).toEqual([]);
});
