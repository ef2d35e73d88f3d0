import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './bild-text-teaser-3x.beispiele.ts';
import { bildTextTeaser3x } from './bild-text-teaser-3x.context.ts';
import BildTextTeaser3x from './bild-text-teaser-3x.tsx';

const renderTeaser = (name: keyof typeof beispiele) =>
  renderBeispiel(BildTextTeaser3x, bildTextTeaser3x, beispiele[name]);

test('shows three cards under one heading, each with a link that names it', () => {
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

test('never shows more than three; without a heading above them the cards are the outline', () => {
  renderTeaser('vierKarten');
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.queryByText('Vier')).toBeNull();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
});

test('keeps a place for pictures only if one of the cards has one', () => {
  const { container, unmount } = renderTeaser('dreiKarten');
  expect(container.querySelectorAll('article > :not(:last-child)')).toHaveLength(3);
  unmount();
  expect(renderTeaser('ohneBilder').container.querySelectorAll('article > :not(:last-child)')).toHaveLength(0);
});

test('reads the picture as requirement M-12 names it, alone or in a list', () => {
  expect(renderTeaser('fremd').container.querySelector('img')).toBeTruthy();
  expect(screen.getByText('Foto: A. Muster')).toBeTruthy();
});

test('drops cards without a title and shows the others without what is missing', () => {
  renderTeaser('luecken');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.queryByRole('link')).toBeNull();
});

test('is nothing without cards', () => {
  expect(renderTeaser('leer').container.innerHTML).toBe('');
});
