import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { headlineTeaser } from './headline-teaser.context.ts';
import { examples } from './headline-teaser.examples.ts';
import HeadlineTeaser from './headline-teaser.tsx';

test('shows title, intro and link', () => {
  renderExample(HeadlineTeaser, headlineTeaser, examples.vollstaendig);
  expect(screen.getByRole('heading', { level: 2, name: 'Fünf Ortsteile, eine Gemeinde' })).toBeTruthy();
  expect(screen.getByText(/10\.800 Menschen/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Musterhardt kennenlernen' }).getAttribute('href')).toBe('/gemeinde/');
});

test('omits missing parts', () => {
  renderExample(HeadlineTeaser, headlineTeaser, examples.nurTitel);
  expect(screen.getByRole('heading', { name: 'Willkommen' })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('uses the title as text of a link without one', () => {
  renderExample(HeadlineTeaser, headlineTeaser, examples.ohneLinktext);
  expect(screen.getByRole('link', { name: 'Abfalltermine' })).toBeTruthy();
});

test('renders nothing if its texts are missing or invalid', () => {
  expect(renderExample(HeadlineTeaser, headlineTeaser, examples.leer).container.innerHTML).toBe('');
});
