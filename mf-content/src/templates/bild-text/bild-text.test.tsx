import { renderExample } from '@gm/shared/test/render-example';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bildText } from './bild-text.context.ts';
import { examples } from './bild-text.examples.ts';
import BildText from './bild-text.tsx';

test('shows text, link and the picture with caption and author', () => {
  renderExample(BildText, bildText, examples.bildLinks);
  expect(screen.getByRole('heading', { level: 2, name: 'Willkommen im Barfußpark' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Ein Weg zwischen Tannen' })).toBeTruthy();
  expect(screen.getByRole('figure').textContent).toContain('Der Pfad am Morgen');
  expect(screen.getByRole('figure').textContent).toContain('A. Muster, CC BY 4.0');
  expect(screen.getByRole('link', { name: 'Zum Barfußpark' }).getAttribute('href')).toBe('/barfusspark/');
});

test.each(['bildLinks', 'bildRechts'] as const)('%s: puts the heading before the picture in the document', (name) => {
  renderExample(BildText, bildText, examples[name]);
  const order = screen.getByRole('heading', { level: 2 }).compareDocumentPosition(screen.getByRole('img'));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('places the picture on the side chosen by the editor, left by default', () => {
  const sideOf = (name: keyof typeof examples) => bildText.options.parse(examples[name].options).anordnung;
  expect(sideOf('bildRechts')).toBe('rechts');
  expect(sideOf('unbekannteAnordnung')).toBe('links');
  expect(sideOf('leer')).toBe('links');
});

test('reads picture and side as in requirement M-12', () => {
  const { container } = renderExample(BildText, bildText, examples.fremd);
  expect(screen.getByRole('figure').textContent).toContain('Am Morgen');
  expect(screen.getByRole('figure').textContent).toContain('A. Muster');
  expect(container.querySelector('[class*="rechts"]')).toBeTruthy();
});

test('uses the title as text of a link without one', () => {
  renderExample(BildText, bildText, examples.ohneBild);
  expect(screen.queryByRole('figure')).toBeNull();
  expect(screen.getByRole('link', { name: 'Wandern' })).toBeTruthy();
});

test('renders nothing without content', () => {
  expect(renderExample(BildText, bildText, examples.leer).container.innerHTML).toBe('');
});
