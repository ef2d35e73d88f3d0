import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { examples } from './mangel-stand.examples.ts';
import MangelStand from './mangel-stand.tsx';

afterEach(cleanup);

test('shows the state in words, with place, description and position on the map', () => {
  render(<MangelStand {...examples.gemeldet} />);
  expect(screen.getByRole('heading', { name: 'Gemeldet' })).toBeTruthy();
  expect(screen.getByText('Tannenstraße, Schwann, Hausnummer 9')).toBeTruthy();
  expect(screen.getByText(/flackert/)).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Die Stelle im Plan' }).querySelectorAll('circle')).toHaveLength(1);
  expect(screen.queryByText(/Stand vom/)).toBeNull();
  expect(screen.queryByText('So oft gemeldet')).toBeNull();
});

test.each([
  ['behoben', 'Behoben'],
  ['abgelehnt', 'Wir können hier nichts tun'],
] as const)('shows %s with its date', (example, title) => {
  render(<MangelStand {...examples[example]} />);
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText('Stand vom 12. März 2026')).toBeTruthy();
});

test('hides texts of others from people who joined a report', () => {
  render(<MangelStand {...examples.dazu} />);
  expect(screen.getByRole('heading', { name: 'In Arbeit' })).toBeTruthy();
  expect(screen.queryByText('Beschreibung')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});

test('explains what to do with an invalid link', () => {
  render(<MangelStand {...examples.unbekannt} />);
  expect(screen.getByRole('heading', { name: 'Diese Meldung finden wir nicht' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Etwas melden' }).getAttribute('href')).toBe('/melden/');
});
