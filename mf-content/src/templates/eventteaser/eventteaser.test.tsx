import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './eventteaser.beispiele.ts';
import { eventteaser } from './eventteaser.context.ts';
import Eventteaser from './eventteaser.tsx';

const renderTeaser = (name: keyof typeof beispiele) => renderBeispiel(Eventteaser, eventteaser, beispiele[name]);

test('is a carousel of at most six events with a link to more', () => {
  renderTeaser('sechs');
  const karussell = within(screen.getByRole('region', { name: 'Demnächst' }));
  expect(karussell.getAllByRole('article')).toHaveLength(6);
  expect(karussell.getByRole('link', { name: 'Alle Veranstaltungen' }).getAttribute('href')).toBe('/veranstaltungen/');
  const [karte] = karussell.getAllByRole('article');
  expect(karte?.textContent).toContain('So., 01.03.2026 um 19:30 Uhr, bis 22:00 Uhr');
  expect(karte?.textContent).toContain('Alte Kelter, Conweiler: Filmmusik und Märsche.');
  expect(within(karte!).getByRole('link').getAttribute('href')).toBe('/veranstaltungen/konzert-id_1/');
});

test('tells the category of each', () => {
  renderTeaser('sechs');
  expect(screen.getAllByText('Musik')).toHaveLength(6);
});

test('reads the events as requirement V-2 has them: a list, category and address in the first of their categories', () => {
  renderTeaser('fremd');
  const karten = screen.getAllByRole('article');
  expect(karten).toHaveLength(2);
  expect(within(karten[0]!).getByText('Feste')).toBeTruthy();
  expect(within(karten[0]!).getByRole('link').getAttribute('href')).toBe('/veranstaltungen/fest/');
});

test('shows fewer if the editor wants so', () => {
  renderTeaser('mitGrenze');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'Alle Veranstaltungen' })).toBeNull();
});

test('leaves out what has no day and shows what is there of the rest', () => {
  renderTeaser('luecken');
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Fest']);
});

test.each(['keine', 'aufrufGescheitert'] as const)('%s: is nothing', (name) => {
  expect(renderTeaser(name).container.innerHTML).toBe('');
});
