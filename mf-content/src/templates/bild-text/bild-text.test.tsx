import { renderBeispiel } from '@gm/shared/test/render-beispiel';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { beispiele } from './bild-text.beispiele.ts';
import { bildText } from './bild-text.context.ts';
import BildText from './bild-text.tsx';

test('shows text, link and the picture with caption and author', () => {
  renderBeispiel(BildText, bildText, beispiele.bildLinks);
  expect(screen.getByRole('heading', { level: 2, name: 'Willkommen im Barfußpark' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Ein Weg zwischen Tannen' })).toBeTruthy();
  expect(screen.getByRole('figure').textContent).toContain('Der Pfad am Morgen');
  expect(screen.getByRole('figure').textContent).toContain('A. Muster, CC BY 4.0');
  expect(screen.getByRole('link', { name: 'Zum Barfußpark' }).getAttribute('href')).toBe('/barfusspark/');
});

test.each(['bildLinks', 'bildRechts'] as const)('%s: the heading comes before the picture in the document', (name) => {
  renderBeispiel(BildText, bildText, beispiele[name]);
  const order = screen.getByRole('heading', { level: 2 }).compareDocumentPosition(screen.getByRole('img'));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('the picture stands on the side the editor chose, left by default', () => {
  const sideOf = (name: keyof typeof beispiele) => bildText.options.parse(beispiele[name].options).anordnung;
  expect(sideOf('bildRechts')).toBe('rechts');
  expect(sideOf('unbekannteAnordnung')).toBe('links');
  expect(sideOf('leer')).toBe('links');
});

test('reads picture and side as requirement M-12 names them', () => {
  const { container } = renderBeispiel(BildText, bildText, beispiele.fremd);
  expect(screen.getByRole('figure').textContent).toContain('Am Morgen');
  expect(screen.getByRole('figure').textContent).toContain('A. Muster');
  expect(container.querySelector('[class*="rechts"]')).toBeTruthy();
});

test('a link without a text takes the title', () => {
  renderBeispiel(BildText, bildText, beispiele.ohneBild);
  expect(screen.queryByRole('figure')).toBeNull();
  expect(screen.getByRole('link', { name: 'Wandern' })).toBeTruthy();
});

test('is nothing without content', () => {
  expect(renderBeispiel(BildText, bildText, beispiele.leer).container.innerHTML).toBe('');
});
