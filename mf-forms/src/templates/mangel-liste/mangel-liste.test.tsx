import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { examples } from './mangel-liste.examples.ts';
import MangelListe from './mangel-liste.tsx';

afterEach(cleanup);
const readList = (title: string) => {
  const section = screen.getByRole('heading', { name: title }).parentElement!;
  return within(section)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
};
const OPEN = 'Gemeldet und in Arbeit';
const FIXED = 'In den letzten drei Monaten behoben';

test('lists open and resolved reports separately, with street, day and count', () => {
  render(<MangelListe {...examples.voll} />);
  expect(readList(OPEN)).toEqual([
    'StraßenlampeTannenstraße, Schwanngemeldet am 9. März 2026, 40-mal gemeldet',
    'Etwas anderesOrt ohne Straßein Arbeit, gemeldet am 9. März 2026',
  ]);
  expect(readList(FIXED)).toEqual(['StraßenlampeTannenstraße, Schwannbehoben am 12. März 2026']);
  expect(screen.getByRole('img').querySelectorAll('circle')).toHaveLength(2);
});

test('shows only the list without a map', () => {
  render(<MangelListe {...examples.ohnePlan} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(readList(OPEN)).toHaveLength(2);
});

test('distinguishes no reports from a failed call', () => {
  render(<MangelListe {...examples.leer} />);
  expect(screen.getByText('Zurzeit ist nichts gemeldet.')).toBeTruthy();
  cleanup();
  render(<MangelListe {...examples.ausgefallen} />);
  expect(screen.queryByText('Zurzeit ist nichts gemeldet.')).toBeNull();
});
