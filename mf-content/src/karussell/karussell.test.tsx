import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Karussell } from './karussell.tsx';

const folien = [1, 2, 3, 4].map((key) => ({ key, inhalt: <a href={`/${key}/`}>Meldung {key}</a> }));

test('is a named list of slides', () => {
  render(<Karussell titel="Topthemen" einheit="Meldung" folien={folien} />);
  const karussell = screen.getByRole('region', { name: 'Topthemen' });
  expect(karussell.getAttribute('aria-roledescription')).toBe('Karussell');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

test('steps by buttons that say what they bring', () => {
  render(<Karussell titel="Topthemen" einheit="Meldung" folien={folien} />);
  expect(screen.getByRole('button', { name: 'Nächste Meldung' }).dataset.schritt).toBe('1');
  expect(screen.getByRole('button', { name: 'Vorherige Meldung' }).dataset.schritt).toBe('-1');
});

test('never moves by itself', () => {
  render(<Karussell titel="Topthemen" einheit="Meldung" folien={folien} />);
  expect(screen.getByRole('region').getAttribute('wechsel-ms')).toBeNull();
});

test('leads to more than its whole list, where an editor says so', () => {
  const weitere = [{ text: 'Veranstaltung eintragen', link: '/veranstaltungseintrag/' }];
  render(<Karussell titel="Topthemen" einheit="Meldung" folien={folien} weitere={weitere} />);
  const link = screen.getByRole('link', { name: 'Veranstaltung eintragen' });
  expect(link.getAttribute('href')).toBe('/veranstaltungseintrag/');
});
