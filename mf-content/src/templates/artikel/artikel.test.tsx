import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './artikel.beispiele.ts';
import { artikel } from './artikel.context.ts';
import Artikel from './artikel.tsx';

const renderArtikel = (name: keyof typeof beispiele) =>
  renderBeispiel(Artikel, artikel, beispiele[name], { pfad: '/aktuelles/neue-bruecke-id_12/' });

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

test('does not repeat the intro when it is the description at the top of the page', () => {
  renderArtikel('einleitungImSeitenkopf');
  const [article] = screen.getAllByRole('article');
  expect(within(article!).queryByText(/etwa sechs Wochen/)).toBeNull();
});

test('the gallery shows every picture with its texts', () => {
  renderArtikel('vollstaendig');
  const galerie = within(screen.getByRole('region', { name: 'Bildergalerie' }));
  expect(galerie.getByRole('img', { name: 'Ein Bagger am Bach' })).toBeTruthy();
  expect(galerie.getByText('Erste Arbeiten')).toBeTruthy();
  expect(galerie.getByText('Foto: B. Muster')).toBeTruthy();
});

test('leads on to related news and back to the list', () => {
  renderArtikel('vollstaendig');
  const verwandte = within(screen.getByRole('region', { name: 'Weitere Meldungen' }));
  expect(verwandte.getAllByRole('link', { name: /^Weiterlesen/ })).toHaveLength(3);
  expect(verwandte.getByRole('link', { name: 'Alle Meldungen' }).getAttribute('href')).toBe('/aktuelles/');
  expect(screen.getByRole('link', { name: 'Zurück zur Übersicht' }).getAttribute('href')).toBe('/aktuelles/');
});

test('a short notice has no empty sections', () => {
  renderArtikel('kurzeMeldung');
  expect(screen.getByText('Der Bauhof ist geschlossen.')).toBeTruthy();
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('figure')).toBeNull();
});

test('leaves out faulty pictures and more than three related items', () => {
  renderArtikel('luecken');
  expect(screen.queryByRole('region', { name: 'Bildergalerie' })).toBeNull();
  expect(screen.getAllByRole('link', { name: /^Weiterlesen/ })).toHaveLength(3);
});

test('an empty article still leads back; something that is no article is refused', () => {
  renderArtikel('leer');
  expect(screen.getByRole('link', { name: 'Zurück zur Übersicht' })).toBeTruthy();
  expect(artikel.context.safeParse({ artikel: null }).success).toBe(false);
});
