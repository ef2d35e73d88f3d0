import { renderExample } from '@gm/shared/test/render-example';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { kontakte } from './kontakte.context.ts';
import { examples } from './kontakte.examples.ts';
import Kontakte from './kontakte.tsx';

const render = (name: keyof typeof examples) => renderExample(Kontakte, kontakte, examples[name]);

test('shows each contact as a card with phone and mail links', () => {
  render('liste');
  const region = screen.getByRole('region', { name: 'Direkt zum richtigen Schreibtisch' });
  expect(within(region).getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(screen.getByRole('link', { name: '07082 000-72' }).getAttribute('href')).toBe('tel:+49708200072');
  const mail = screen.getByRole('link', { name: 'bauamt@musterhardt.example' });
  expect(mail.getAttribute('href')).toBe('mailto:bauamt@musterhardt.example');
  expect(mail.querySelector('wbr'), 'it breaks at the @ and nowhere else').toBeTruthy();
});

test('skips contacts without a title and omits missing addresses', () => {
  render('luecken');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Klima']);
  expect(screen.queryByRole('link')).toBeNull();
});

test('renders nothing without contacts', () => {
  expect(render('leer').container.innerHTML).toBe('');
});
