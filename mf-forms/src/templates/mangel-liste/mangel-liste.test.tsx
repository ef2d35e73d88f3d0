import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { beispiele } from './mangel-liste.beispiele.ts';
import MangelListe from './mangel-liste.tsx';

afterEach(cleanup);
const readList = (titel: string) => {
  const abschnitt = screen.getByRole('heading', { name: titel }).parentElement!;
  return within(abschnitt)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
};
const OFFEN = 'Gemeldet und in Arbeit';
const BEHOBEN = 'In den letzten drei Monaten behoben';

test('offen und behoben stehen getrennt, mit Straße, Tag und wie oft', () => {
  render(<MangelListe {...beispiele.voll} />);
  expect(readList(OFFEN)).toEqual([
    'StraßenlampeTannenstraße, Schwanngemeldet am 09.03.2026, 40-mal gemeldet',
    'Etwas anderesOrt ohne Straßein Arbeit, gemeldet am 09.03.2026',
  ]);
  expect(readList(BEHOBEN)).toEqual(['StraßenlampeTannenstraße, Schwannbehoben am 12.03.2026']);
  expect(screen.getByRole('img').querySelectorAll('circle')).toHaveLength(2);
});

test('ohne Plan bleibt die Liste', () => {
  render(<MangelListe {...beispiele.ohnePlan} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(readList(OFFEN)).toHaveLength(2);
});

test('ist nichts gemeldet, steht das da; fällt der Aufruf aus, etwas anderes', () => {
  render(<MangelListe {...beispiele.leer} />);
  expect(screen.getByText('Zurzeit ist nichts gemeldet.')).toBeTruthy();
  cleanup();
  render(<MangelListe {...beispiele.ausgefallen} />);
  expect(screen.queryByText('Zurzeit ist nichts gemeldet.')).toBeNull();
});
