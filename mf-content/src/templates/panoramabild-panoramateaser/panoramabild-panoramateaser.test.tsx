import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './panoramabild-panoramateaser.beispiele.ts';
import { panoramabildPanoramateaser } from './panoramabild-panoramateaser.context.ts';
import Panorama from './panoramabild-panoramateaser.tsx';

const renderPanorama = (name: keyof typeof beispiele) =>
  renderBeispiel(Panorama, panoramabildPanoramateaser, beispiele[name]);

test('shows the picture square for narrow screens and 21:9 for others, in the widths asked for', () => {
  const { container } = renderPanorama('teaser');
  const wide = screen.getByRole('img', { name: 'Ein Weg zwischen Tannen' });
  expect(wide.getAttribute('srcset')).toContain('/480?ratio=21x9 480w');
  expect(wide.getAttribute('srcset')).toContain('/1660?ratio=21x9 1660w');
  const narrow = container.querySelector('source');
  expect(narrow?.getAttribute('media')).toBe('(max-width: 39.99rem)');
  expect(narrow?.getAttribute('srcset')).toContain('/480?ratio=1x1 480w');
  expect(narrow?.getAttribute('width')).toBe(narrow?.getAttribute('height'));
});

test('tells the author behind a sign that every key and finger opens', () => {
  renderPanorama('teaser');
  expect(screen.getByText('Bildnachweis').closest('summary')).toBeTruthy();
  expect(screen.getByRole('group').textContent).toContain('Foto: A. Muster, CC BY 4.0');
});

test('stands without words as a picture alone', () => {
  renderPanorama('nurBild');
  expect(screen.getByRole('img')).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('group')).toBeNull();
});

test('reads picture and movement as requirement M-12 names them', () => {
  const { container } = renderPanorama('fremd');
  expect(screen.getByRole('group').textContent).toContain('Foto: A. Muster');
  expect(container.querySelector('[class*="parallax"]')).toBeTruthy();
});

test('is nothing without a picture, and stands still when the setting is nonsense', () => {
  expect(renderPanorama('fehlerhaft').container.innerHTML).toBe('');
  expect(panoramabildPanoramateaser.options.parse(beispiele.fehlerhaft.options)).toEqual({ parallax: false });
});
