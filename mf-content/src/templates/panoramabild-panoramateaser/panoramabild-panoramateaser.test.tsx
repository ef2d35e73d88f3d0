import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { panoramabildPanoramateaser } from './panoramabild-panoramateaser.context.ts';
import { examples } from './panoramabild-panoramateaser.examples.ts';
import Panorama from './panoramabild-panoramateaser.tsx';

const renderPanorama = (name: keyof typeof examples) =>
  renderExample(Panorama, panoramabildPanoramateaser, examples[name]);

test('shows the picture square on narrow screens and 21:9 on others, in the requested widths', () => {
  const { container } = renderPanorama('teaser');
  const wide = screen.getByRole('img', { name: 'Ein Weg zwischen Tannen' });
  expect(wide.getAttribute('srcset')).toContain('/480?ratio=21x9 480w');
  expect(wide.getAttribute('srcset')).toContain('/1660?ratio=21x9 1660w');
  const narrow = container.querySelector('source');
  expect(narrow?.getAttribute('media')).toBe('(max-width: 39.99rem)');
  expect(narrow?.getAttribute('srcset')).toContain('/480?ratio=1x1 480w');
  expect(narrow?.getAttribute('width')).toBe(narrow?.getAttribute('height'));
});

test('shows caption and author on the picture', () => {
  renderPanorama('teaser');
  expect(screen.getByText('Morgen am Aussichtspunkt · Foto: A. Muster, CC BY 4.0')).toBeTruthy();
});

test('shows the picture alone without texts', () => {
  renderPanorama('nurBild');
  expect(screen.getByRole('img')).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByText(/Foto/)).toBeNull();
});

test('reads picture and parallax as in requirement M-12', () => {
  const { container } = renderPanorama('fremd');
  expect(screen.getByText('Foto: A. Muster')).toBeTruthy();
  expect(container.querySelector('[class*="parallax"]')).toBeTruthy();
});

test('renders nothing without a picture and ignores an invalid parallax setting', () => {
  expect(renderPanorama('fehlerhaft').container.innerHTML).toBe('');
  expect(panoramabildPanoramateaser.options.parse(examples.fehlerhaft.options)).toEqual({ parallax: false });
});
