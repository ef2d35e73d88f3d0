import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './headline-teaser.beispiele.ts';
import { headlineTeaser } from './headline-teaser.context.ts';
import HeadlineTeaser from './headline-teaser.tsx';

test('shows title, intro and link', () => {
  renderBeispiel(HeadlineTeaser, headlineTeaser, beispiele.vollstaendig);
  expect(screen.getByRole('heading', { level: 2, name: 'Fünf Ortsteile, eine Gemeinde' })).toBeTruthy();
  expect(screen.getByText(/10\.800 Menschen/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Musterhardt kennenlernen' }).getAttribute('href')).toBe('/gemeinde/');
});

test('leaves out what is missing', () => {
  renderBeispiel(HeadlineTeaser, headlineTeaser, beispiele.nurTitel);
  expect(screen.getByRole('heading', { name: 'Willkommen' })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a link without a text takes the title', () => {
  renderBeispiel(HeadlineTeaser, headlineTeaser, beispiele.ohneLinktext);
  expect(screen.getByRole('link', { name: 'Abfalltermine' })).toBeTruthy();
});

test('is nothing when its texts are missing or no texts', () => {
  expect(renderBeispiel(HeadlineTeaser, headlineTeaser, beispiele.leer).container.innerHTML).toBe('');
});
