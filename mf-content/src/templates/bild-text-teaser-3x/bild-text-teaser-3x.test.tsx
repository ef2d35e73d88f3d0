import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bildTextTeaser3x } from './bild-text-teaser-3x.context.ts';
import { examples } from './bild-text-teaser-3x.examples.ts';
import BildTextTeaser3x from './bild-text-teaser-3x.tsx';

const renderTeaser = (name: keyof typeof examples) => renderExample(BildTextTeaser3x, bildTextTeaser3x, examples[name]);

test('shows three cards under one heading, each with a link named after it', () => {
  renderTeaser('dreiKarten');
  expect(screen.getByRole('region', { name: 'Beliebte Themen' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Wandern',
    'Vereine',
    'Heiraten',
  ]);
  expect(screen.getByRole('link', { name: 'Ansehen: Vereine' }).getAttribute('href')).toBe('/x/');
  expect(screen.getByText('Foto: A. Muster')).toBeTruthy();
});

test("shows at most three; without a heading the cards' titles form the outline", () => {
  renderTeaser('vierKarten');
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.queryByText('Vier')).toBeNull();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
});

test('reserves space for pictures only if a card has one', () => {
  const { container, unmount } = renderTeaser('dreiKarten');
  expect(container.querySelectorAll('article > :not(:last-child)')).toHaveLength(3);
  unmount();
  expect(renderTeaser('ohneBilder').container.querySelectorAll('article > :not(:last-child)')).toHaveLength(0);
});

test('reads the picture as in requirement M-12, alone or in a list', () => {
  expect(renderTeaser('fremd').container.querySelector('img')).toBeTruthy();
  expect(screen.getByText('Foto: A. Muster')).toBeTruthy();
});

test('drops cards without a title and shows the available parts of others', () => {
  renderTeaser('luecken');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.queryByRole('link')).toBeNull();
});

test('renders nothing without cards', () => {
  expect(renderTeaser('leer').container.innerHTML).toBe('');
});
