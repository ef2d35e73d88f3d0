import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { beispiele } from './mangel-stand.beispiele.ts';
import MangelStand from './mangel-stand.tsx';

afterEach(cleanup);

test('der Stand steht in Worten da, mit Ort, Beschreibung und Stelle im Plan', () => {
  render(<MangelStand {...beispiele.gemeldet} />);
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
] as const)('%s steht mit dem Tag da, seit dem es gilt', (beispiel, titel) => {
  render(<MangelStand {...beispiele[beispiel]} />);
  expect(screen.getByRole('heading', { name: titel })).toBeTruthy();
  expect(screen.getByText('Stand vom 12.03.2026')).toBeTruthy();
});

test('wer sich dazugemeldet hat, liest nichts, was andere geschrieben haben', () => {
  render(<MangelStand {...beispiele.dazu} />);
  expect(screen.getByRole('heading', { name: 'In Arbeit' })).toBeTruthy();
  expect(screen.queryByText('Beschreibung')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});

test('ein Link, der nirgends passt, sagt, was zu tun ist', () => {
  render(<MangelStand {...beispiele.unbekannt} />);
  expect(screen.getByRole('heading', { name: 'Diese Meldung finden wir nicht' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Etwas melden' }).getAttribute('href')).toBe('/melden/');
});
