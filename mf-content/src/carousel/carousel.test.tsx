import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Carousel } from './carousel.tsx';

const slides = [1, 2, 3, 4].map((key) => ({ key, inhalt: <a href={`/${key}/`}>Meldung {key}</a> }));

test('is a labelled list of slides', () => {
  render(<Carousel title="Topthemen" einheit="Meldung" slides={slides} />);
  const carousel = screen.getByRole('region', { name: 'Topthemen' });
  expect(carousel.getAttribute('aria-roledescription')).toBe('Karussell');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

test('scrolls with buttons that name their target', () => {
  render(<Carousel title="Topthemen" einheit="Meldung" slides={slides} />);
  expect(screen.getByRole('button', { name: 'Nächste Meldung' }).dataset.schritt).toBe('1');
  expect(screen.getByRole('button', { name: 'Vorherige Meldung' }).dataset.schritt).toBe('-1');
});

test('never moves on its own', () => {
  render(<Carousel title="Topthemen" einheit="Meldung" slides={slides} />);
  expect(screen.getByRole('region').getAttribute('wechsel-ms')).toBeNull();
});

test('shows additional links if an editor adds some', () => {
  const further = [{ text: 'Veranstaltung eintragen', link: '/veranstaltungseintrag/' }];
  render(<Carousel title="Topthemen" einheit="Meldung" slides={slides} further={further} />);
  const link = screen.getByRole('link', { name: 'Veranstaltung eintragen' });
  expect(link.getAttribute('href')).toBe('/veranstaltungseintrag/');
});
