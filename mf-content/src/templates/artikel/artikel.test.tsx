import { renderExample } from '@gm/shared/test/render-example';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { artikel } from './artikel.context.ts';
import { examples } from './artikel.examples.ts';
import Artikel from './artikel.tsx';

const renderArtikel = (name: keyof typeof examples) =>
  renderExample(Artikel, artikel, examples[name], { pfad: '/aktuelles/neue-bruecke-id_12/' });

test('shows date, category, intro, text and the picture with caption and author', () => {
  renderArtikel('vollstaendig');
  const text = within(screen.getAllByRole('article')[0]!);
  expect(text.getByText('12.03.2026').getAttribute('datetime')).toBe('2026-03-12');
  expect(text.getByText('Bauen & Verkehr')).toBeTruthy();
  expect(text.getByText(/etwa sechs Wochen/)).toBeTruthy();
  expect(text.getByRole('heading', { level: 2, name: 'Umleitung' })).toBeTruthy();
  const [figure] = text.getAllByRole('figure');
  expect(within(figure!).getByRole('img', { name: 'Ein Weg zwischen Tannen' })).toBeTruthy();
  expect(figure!.textContent).toContain('Die alte Brücke im Frühjahr');
  expect(figure!.textContent).toContain('A. Muster, CC BY 4.0');
});

test('does not repeat the intro if it is the description in the page header', () => {
  renderArtikel('einleitungImSeitenkopf');
  const [article] = screen.getAllByRole('article');
  expect(within(article!).queryByText(/etwa sechs Wochen/)).toBeNull();
});

test('shows every picture of the gallery with its texts', () => {
  renderArtikel('vollstaendig');
  const gallery = within(screen.getByRole('region', { name: 'Bildergalerie' }));
  expect(gallery.getByRole('img', { name: 'Ein Bagger am Bach' })).toBeTruthy();
  expect(gallery.getByText('Erste Arbeiten')).toBeTruthy();
  expect(gallery.getByText('Foto: B. Muster')).toBeTruthy();
});

test('links to related news and back to the list', () => {
  renderArtikel('vollstaendig');
  const related = within(screen.getByRole('region', { name: 'Weitere Meldungen' }));
  expect(related.getAllByRole('link', { name: /^Weiterlesen/ })).toHaveLength(3);
  expect(related.getByRole('link', { name: 'Alle Meldungen' }).getAttribute('href')).toBe('/aktuelles/');
  expect(screen.getByRole('link', { name: 'Zurück zur Übersicht' }).getAttribute('href')).toBe('/aktuelles/');
});

test('shows no empty sections for a short notice', () => {
  renderArtikel('kurzeMeldung');
  expect(screen.getByText('Der Bauhof ist geschlossen.')).toBeTruthy();
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('figure')).toBeNull();
});

test('skips invalid pictures and more than three related items', () => {
  renderArtikel('luecken');
  expect(screen.queryByRole('region', { name: 'Bildergalerie' })).toBeNull();
  expect(screen.getAllByRole('link', { name: /^Weiterlesen/ })).toHaveLength(3);
});

test('shows the way back for an empty article and rejects invalid data', () => {
  renderArtikel('leer');
  expect(screen.getByRole('link', { name: 'Zurück zur Übersicht' })).toBeTruthy();
  expect(artikel.context.safeParse({ artikel: null }).success).toBe(false);
});
