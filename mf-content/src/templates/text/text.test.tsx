import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { text } from './text.context.ts';
import { examples } from './text.examples.ts';
import Text from './text.tsx';

test('shows title and editor text', () => {
  renderExample(Text, text, examples.vollstaendig);
  expect(screen.getByRole('heading', { level: 2, name: 'So erreichen Sie uns' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'Mit dem Bus' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Kontakt' }).getAttribute('href')).toBe('/kontakt/');
});

test('marks editor text so that the page data can omit it', () => {
  const { container } = renderExample(Text, text, examples.ohneTitel);
  expect(container.querySelector('[data-gm-html]')?.innerHTML).toBe(examples.ohneTitel.context.text);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('renders nothing without content', () => {
  expect(renderExample(Text, text, examples.leer).container.innerHTML).toBe('');
});
