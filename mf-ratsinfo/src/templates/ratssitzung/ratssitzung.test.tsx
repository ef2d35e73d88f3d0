import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './ratssitzung.beispiele.ts';
import { ratssitzung } from './ratssitzung.context.ts';
import Ratssitzung from './ratssitzung.tsx';

const show = (name: keyof typeof beispiele) => renderBeispiel(Ratssitzung, ratssitzung, beispiele[name]);

test('an item says what became of it, who voted how, and leads to its paper and files', () => {
  show('mitglied');
  const teil = within(screen.getByRole('region', { name: 'Tagesordnung' }));
  expect(teil.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Spielplatz']);
  expect(teil.getByRole('link', { name: 'Beschlussvorlage 2026/005' }).getAttribute('href')).toBe(
    '/ratsinfo/vorlagen/5/',
  );
  expect(teil.getByText('mehrheitlich beschlossen')).toBeTruthy();
  expect(teil.getByRole('list', { name: 'Abstimmung' }).textContent).toBe('Ja: 17Nein: 4Enthaltung: 1');
  expect(teil.getByRole('link', { name: 'Herunterladen: Lageplan' }).getAttribute('href')).toBe(
    '/api/ratsinfo/dateien/7/lageplan.pdf?download=1',
  );
  expect(teil.getByTitle('Lageplan').getAttribute('loading')).toBe('lazy');
});

test('what is not public stands apart and is marked', () => {
  show('mitglied');
  expect(within(screen.getByRole('region', { name: 'Nichtöffentlicher Teil' })).getByText('Grundstück')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Unterlagen' })).getByText('nichtöffentlich')).toBeTruthy();
});

test('says that it is cancelled, and that there is no agenda yet', () => {
  show('abgesagt');
  expect(screen.getByRole('heading', { name: 'Diese Sitzung ist abgesagt' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Noch keine Tagesordnung' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Unterlagen' })).toBeNull();
});
