import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './text.beispiele.ts';
import { text } from './text.context.ts';
import Text from './text.tsx';

test('shows the title and what the editor wrote', () => {
  renderBeispiel(Text, text, beispiele.vollstaendig);
  expect(screen.getByRole('heading', { level: 2, name: 'So erreichen Sie uns' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'Mit dem Bus' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Kontakt' }).getAttribute('href')).toBe('/kontakt/');
});

test('marks editor text, so that the page data can leave it out', () => {
  const { container } = renderBeispiel(Text, text, beispiele.ohneTitel);
  expect(container.querySelector('[data-gm-html]')?.innerHTML).toBe(beispiele.ohneTitel.context.text);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('is nothing without content', () => {
  expect(renderBeispiel(Text, text, beispiele.leer).container.innerHTML).toBe('');
});
